CREATE TABLE "banner" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"standing" text DEFAULT 'draft' NOT NULL,
	"placement" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"link" text NOT NULL,
	"link_label" text NOT NULL,
	"light_picture_id" uuid,
	"dark_picture_id" uuid,
	"alt" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"audience" text DEFAULT 'everyone' NOT NULL,
	"category_id" uuid,
	"brand" text,
	"weight" integer DEFAULT 1 NOT NULL,
	"most_a_day" integer,
	"is_closable" boolean DEFAULT true NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "banner_standing_known" CHECK ("banner"."standing" in ('draft','ready','paused','ended')),
	CONSTRAINT "banner_placement_known" CHECK ("banner"."placement" in ('strip','home-head','home-between','category','dashboard')),
	CONSTRAINT "banner_ends_after_it_starts" CHECK ("banner"."ends_at" > "banner"."starts_at"),
	CONSTRAINT "banner_weight" CHECK ("banner"."weight" between 1 and 10),
	CONSTRAINT "banner_most_a_day" CHECK ("banner"."most_a_day" between 1 and 50),
	CONSTRAINT "banner_leads_somewhere" CHECK ("banner"."link" ~ '^(/([^/\\]|$)|https://)'),
	CONSTRAINT "banner_picture_is_told" CHECK ("banner"."light_picture_id" is null or "banner"."alt" <> ''),
	CONSTRAINT "banner_dark_has_light" CHECK ("banner"."dark_picture_id" is null or "banner"."light_picture_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "banner_counted" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "banner_counted_day_kind_number_visitor_hash_pk" PRIMARY KEY("day","kind","number","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "banner_day" (
	"number" integer NOT NULL,
	"day" date NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"clicked" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "banner_day_number_day_pk" PRIMARY KEY("number","day")
);
--> statement-breakpoint
CREATE TABLE "banner_member" (
	"member_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"closed_at" timestamp with time zone,
	"day" date NOT NULL,
	"times" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "banner_member_member_id_number_pk" PRIMARY KEY("member_id","number")
);
--> statement-breakpoint
CREATE INDEX "banner_unended" ON "banner" USING btree ("ends_at") WHERE "banner"."standing" <> 'ended';--> statement-breakpoint
CREATE INDEX "banner_light_picture" ON "banner" USING btree ("light_picture_id");--> statement-breakpoint
CREATE INDEX "banner_dark_picture" ON "banner" USING btree ("dark_picture_id");--> statement-breakpoint
CREATE INDEX "banner_day_by_day" ON "banner_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "banner_member_by_day" ON "banner_member" USING btree ("day");