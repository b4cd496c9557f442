CREATE TABLE "post" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"cover_id" uuid,
	"cover_alt" text DEFAULT '' NOT NULL,
	"author_id" uuid,
	"word_count" integer DEFAULT 0 NOT NULL,
	"version" integer NOT NULL,
	"last_number" integer NOT NULL,
	"shown_version" integer,
	"due_version" integer,
	"due_at" timestamp with time zone,
	"begun_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"preview_number" integer DEFAULT 0 NOT NULL,
	"preview_until" timestamp with time zone,
	"told_until" uuid,
	"told_at" timestamp with time zone,
	CONSTRAINT "post_slug_unique" UNIQUE("slug"),
	CONSTRAINT "post_state_known" CHECK ("post"."state" in ('draft','scheduled','published','archived')),
	CONSTRAINT "post_due_when_scheduled" CHECK ("post"."state" <> 'scheduled' or ("post"."due_at" is not null and "post"."due_version" is not null)),
	CONSTRAINT "post_shown_when_published" CHECK ("post"."state" <> 'published' or ("post"."published_at" is not null and "post"."shown_version" is not null))
);
--> statement-breakpoint
CREATE TABLE "post_editor" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_editor_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "post_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_version" (
	"post_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"seo_title" text DEFAULT '' NOT NULL,
	"seo_description" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"cover_id" uuid,
	"cover_alt" text DEFAULT '' NOT NULL,
	"picture_ids" uuid[] DEFAULT '{}' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"by_id" uuid,
	CONSTRAINT "post_version_post_id_number_pk" PRIMARY KEY("post_id","number"),
	CONSTRAINT "post_version_kind_known" CHECK ("post_version"."kind" in ('saved','auto','aside'))
);
--> statement-breakpoint
CREATE INDEX "post_published" ON "post" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "post"."state" = 'published';--> statement-breakpoint
CREATE INDEX "post_by_tag" ON "post" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "post_due" ON "post" USING btree ("due_at") WHERE "post"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "post_saved" ON "post" USING btree ("saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "post_by_author" ON "post" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "post_slug_of_post" ON "post_slug" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_version_by" ON "post_version" USING btree ("by_id");