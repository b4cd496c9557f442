CREATE TABLE "hall_figure" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seller_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"live_version_id" uuid,
	"working_version_id" uuid,
	"title" text NOT NULL,
	"category_id" uuid,
	"cover_picture_id" uuid,
	"price_from_minor" bigint DEFAULT 0 NOT NULL,
	"delivery_days" integer DEFAULT 0 NOT NULL,
	"is_seller_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	CONSTRAINT "service_state_known" CHECK ("service"."state" in ('draft','in_review','published','paused','rejected','archived')),
	CONSTRAINT "service_shown_is_whole" CHECK ("service"."state" not in ('published','paused') or ("service"."live_version_id" is not null and "service"."category_id" is not null and "service"."published_at" is not null and "service"."price_from_minor" > 0))
);
--> statement-breakpoint
CREATE TABLE "service_figures" (
	"service_id" uuid PRIMARY KEY NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"orders_count" integer DEFAULT 0 NOT NULL,
	"completed_count" integer DEFAULT 0 NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"on_time_count" integer DEFAULT 0 NOT NULL,
	"views_count" integer DEFAULT 0 NOT NULL,
	"impressions_count" integer DEFAULT 0 NOT NULL,
	"favourites_count" integer DEFAULT 0 NOT NULL,
	"quality" real DEFAULT 0 NOT NULL,
	"quality_parts" jsonb,
	"computed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "service_version" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"service_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"content" jsonb NOT NULL,
	"flags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"is_reviewed_after" boolean DEFAULT false NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "service_version_state_known" CHECK ("service_version"."state" in ('draft','submitted','approved','rejected','replaced'))
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT 'folder' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"path" text NOT NULL,
	"depth" integer NOT NULL,
	"line_ids" uuid[] NOT NULL,
	"services_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "category_slug_among_siblings" UNIQUE NULLS NOT DISTINCT("parent_id","slug"),
	CONSTRAINT "category_depth" CHECK ("category"."depth" between 1 and 4),
	CONSTRAINT "category_slug" CHECK ("category"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "category_count" CHECK ("category"."services_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "category_redirect" (
	"from_path" text PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"list_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_list_id_kind_subject_id_pk" PRIMARY KEY("list_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" text DEFAULT 'making' NOT NULL,
	"original_key" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] DEFAULT '{}' NOT NULL,
	"colour" text DEFAULT '#d8d3c6' NOT NULL,
	"failure" text,
	"added_at" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "picture_state_known" CHECK ("picture"."state" in ('making','ready','failed')),
	CONSTRAINT "picture_size" CHECK ("picture"."width" > 0 and "picture"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "work" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"gallery" jsonb NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"category_id" uuid,
	"link" text DEFAULT '' NOT NULL,
	"year" integer,
	"client" text DEFAULT '' NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "work_has_pictures" CHECK (jsonb_array_length("work"."gallery") between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"title" text NOT NULL,
	"address" text NOT NULL,
	"query" jsonb NOT NULL,
	"has_alerts" boolean DEFAULT true NOT NULL,
	"stop_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"told_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_delta" (
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"folded_into" integer,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_delta_kind_document_id_pk" PRIMARY KEY("kind","document_id")
);
--> statement-breakpoint
CREATE TABLE "search_generation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_generation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text DEFAULT 'building' NOT NULL,
	"documents" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"built_at" timestamp with time zone,
	CONSTRAINT "search_generation_state_known" CHECK ("search_generation"."state" in ('building','live'))
);
--> statement-breakpoint
CREATE TABLE "search_part" (
	"generation_id" integer NOT NULL,
	"name" text NOT NULL,
	"piece" integer NOT NULL,
	"data" "bytea" NOT NULL,
	CONSTRAINT "search_part_generation_id_name_piece_pk" PRIMARY KEY("generation_id","name","piece")
);
--> statement-breakpoint
CREATE TABLE "search_phrase" (
	"words" text PRIMARY KEY NOT NULL,
	"times" bigint NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phrases" text[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_standing" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"level" text DEFAULT 'new' NOT NULL,
	"completed_count" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"on_time_basis_points" integer,
	"response_basis_points" integer,
	"response_minutes" integer,
	"repeat_buyers_count" integer DEFAULT 0 NOT NULL,
	"computed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "category_median" (
	"category_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"services_count" integer NOT NULL,
	"impressions" real NOT NULL,
	"views" real NOT NULL,
	"click_through" real,
	"favourites" real NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "category_median_category_id_days_pk" PRIMARY KEY("category_id","days")
);
--> statement-breakpoint
CREATE TABLE "counted_today" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"service_id" uuid NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "counted_today_day_kind_service_id_visitor_hash_pk" PRIMARY KEY("day","kind","service_id","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "service_day" (
	"service_id" uuid NOT NULL,
	"day" date NOT NULL,
	"category_id" uuid,
	"impressions" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"favourites" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "service_day_service_id_day_pk" PRIMARY KEY("service_id","day")
);
--> statement-breakpoint
CREATE TABLE "viewed_service" (
	"member_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewed_service_member_id_service_id_pk" PRIMARY KEY("member_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "visitor_salt" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_slug" ADD CONSTRAINT "former_slug_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_figures" ADD CONSTRAINT "service_figures_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_version" ADD CONSTRAINT "service_version_service_id_service_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."service"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_redirect" ADD CONSTRAINT "category_redirect_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_list_id_favourite_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."favourite_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_part" ADD CONSTRAINT "search_part_generation_id_search_generation_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."search_generation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_slug" ON "service" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "service_by_seller" ON "service" USING btree ("seller_id","state","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "service_by_category" ON "service" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "service_title" ON "service" USING btree (lower("title"),"id");--> statement-breakpoint
CREATE INDEX "service_newest" ON "service" USING btree ("published_at" DESC NULLS LAST,"id") WHERE "service"."state" = 'published' and not "service"."is_seller_hidden";--> statement-breakpoint
CREATE INDEX "service_figures_best" ON "service_figures" USING btree ("quality" DESC NULLS LAST,"service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_version_number" ON "service_version" USING btree ("service_id","number");--> statement-breakpoint
CREATE INDEX "service_version_queue" ON "service_version" USING btree ("submitted_at") WHERE "service_version"."state" = 'submitted' or ("service_version"."is_reviewed_after" and "service_version"."decided_by" is null);--> statement-breakpoint
CREATE INDEX "service_version_submitted" ON "service_version" USING btree ("submitted_at" DESC NULLS LAST,"service_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "service_version_words" ON "service_version" USING gin (lower("content"->>'title') gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "category_path" ON "category" USING btree ("path");--> statement-breakpoint
CREATE INDEX "category_line" ON "category" USING gin ("line_ids");--> statement-breakpoint
CREATE INDEX "category_redirect_to" ON "category_redirect" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_once_a_member" ON "favourite" USING btree ("member_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "favourite_by_subject" ON "favourite" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_list_title" ON "favourite_list" USING btree ("member_id","title");--> statement-breakpoint
CREATE INDEX "picture_unused" ON "picture" USING btree ("unused_since") WHERE "picture"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "picture_by_owner" ON "picture" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_slug" ON "work" USING btree ("member_id","slug");--> statement-breakpoint
CREATE INDEX "work_by_member" ON "work" USING btree ("member_id","position","id");--> statement-breakpoint
CREATE INDEX "work_removed" ON "work" USING btree ("removed_at") WHERE "work"."removed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_once" ON "saved_search" USING btree ("member_id","address");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_stop" ON "saved_search" USING btree ("stop_token");--> statement-breakpoint
CREATE INDEX "saved_search_due" ON "saved_search" USING btree ("has_alerts","looked_at");--> statement-breakpoint
CREATE INDEX "search_generation_of_kind" ON "search_generation" USING btree ("kind","state");--> statement-breakpoint
CREATE INDEX "search_phrase_busiest" ON "search_phrase" USING btree ("times" DESC NULLS LAST,"words");--> statement-breakpoint
CREATE INDEX "service_day_by_day" ON "service_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "viewed_service_latest" ON "viewed_service" USING btree ("member_id","viewed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "viewed_service_oldest" ON "viewed_service" USING btree ("viewed_at");--> statement-breakpoint
CREATE INDEX "session_seen" ON "session" USING btree ("seen_at");--> statement-breakpoint
-- by hand
-- Bitmaps and numbers: pressing them costs more than it saves.
ALTER TABLE "search_part" ALTER COLUMN "data" SET STORAGE EXTERNAL;
