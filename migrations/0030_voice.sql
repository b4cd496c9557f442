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
CREATE TABLE "idea" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "idea_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" uuid,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"kind_id" uuid NOT NULL,
	"state_id" uuid NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	"trend" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"moved_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"withdrawn_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"merged_into_id" uuid,
	"merged_at" timestamp with time zone,
	"merged_votes" integer,
	CONSTRAINT "idea_votes_counted" CHECK ("idea"."votes" >= 0 and "idea"."trend" between 0 and "idea"."votes"),
	CONSTRAINT "idea_answer_whole" CHECK (("idea"."answer" is null) = ("idea"."answered_at" is null)),
	CONSTRAINT "idea_not_into_itself" CHECK ("idea"."merged_into_id" is distinct from "idea"."id")
);
--> statement-breakpoint
CREATE TABLE "idea_comment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "idea_comment_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"idea_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid,
	"is_official" boolean DEFAULT false NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text
);
--> statement-breakpoint
CREATE TABLE "idea_count" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idea_count_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state_id" uuid NOT NULL,
	"kind_id" uuid NOT NULL,
	"is_answered" boolean NOT NULL,
	"ideas" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idea_follow" (
	"idea_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"is_by_vote" boolean DEFAULT false NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "idea_follow_idea_id_member_id_pk" PRIMARY KEY("idea_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "idea_kind" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"label" text NOT NULL,
	"colour" text NOT NULL,
	"position" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idea_outcome" (
	"idea_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid,
	CONSTRAINT "idea_outcome_idea_id_kind_key_pk" PRIMARY KEY("idea_id","kind","key")
);
--> statement-breakpoint
CREATE TABLE "idea_state" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"label" text NOT NULL,
	"colour" text NOT NULL,
	"position" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"is_final" boolean DEFAULT false NOT NULL,
	"is_refusal" boolean DEFAULT false NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "idea_state_first_is_open" CHECK (not "idea_state"."is_first" or (not "idea_state"."is_final" and not "idea_state"."is_refusal" and "idea_state"."retired_at" is null))
);
--> statement-breakpoint
CREATE TABLE "idea_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "idea_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"idea_id" uuid NOT NULL,
	"state_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid,
	"words" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idea_vote" (
	"idea_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	"is_recent" boolean DEFAULT true NOT NULL,
	CONSTRAINT "idea_vote_idea_id_member_id_pk" PRIMARY KEY("idea_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "message_flag" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "message_flag" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_kind_id_idea_kind_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."idea_kind"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_state_id_idea_state_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."idea_state"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea" ADD CONSTRAINT "idea_merged_into_id_idea_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."idea"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_comment" ADD CONSTRAINT "idea_comment_idea_id_idea_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."idea"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_comment" ADD CONSTRAINT "idea_comment_parent_id_idea_comment_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."idea_comment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_count" ADD CONSTRAINT "idea_count_state_id_idea_state_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."idea_state"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_count" ADD CONSTRAINT "idea_count_kind_id_idea_kind_id_fk" FOREIGN KEY ("kind_id") REFERENCES "public"."idea_kind"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_follow" ADD CONSTRAINT "idea_follow_idea_id_idea_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."idea"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_outcome" ADD CONSTRAINT "idea_outcome_idea_id_idea_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."idea"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_step" ADD CONSTRAINT "idea_step_idea_id_idea_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."idea"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_step" ADD CONSTRAINT "idea_step_state_id_idea_state_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."idea_state"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_vote" ADD CONSTRAINT "idea_vote_idea_id_idea_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."idea"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banner_unended" ON "banner" USING btree ("ends_at") WHERE "banner"."standing" <> 'ended';--> statement-breakpoint
CREATE INDEX "banner_light_picture" ON "banner" USING btree ("light_picture_id");--> statement-breakpoint
CREATE INDEX "banner_dark_picture" ON "banner" USING btree ("dark_picture_id");--> statement-breakpoint
CREATE INDEX "banner_day_by_day" ON "banner_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "banner_member_by_day" ON "banner_member" USING btree ("day");--> statement-breakpoint
CREATE INDEX "post_published" ON "post" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "post"."state" = 'published';--> statement-breakpoint
CREATE INDEX "post_by_tag" ON "post" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "post_due" ON "post" USING btree ("due_at") WHERE "post"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "post_saved" ON "post" USING btree ("saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "post_by_author" ON "post" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "post_slug_of_post" ON "post_slug" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_version_by" ON "post_version" USING btree ("by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "idea_number" ON "idea" USING btree ("number");--> statement-breakpoint
CREATE INDEX "idea_by_votes" ON "idea" USING btree ("votes" DESC NULLS LAST,"number" DESC NULLS LAST) WHERE "idea"."merged_into_id" is null and "idea"."hidden_at" is null and "idea"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "idea_by_trend" ON "idea" USING btree ("trend" DESC NULLS LAST,"number" DESC NULLS LAST) WHERE "idea"."merged_into_id" is null and "idea"."hidden_at" is null and "idea"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "idea_by_number" ON "idea" USING btree ("number" DESC NULLS LAST) WHERE "idea"."merged_into_id" is null and "idea"."hidden_at" is null and "idea"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "idea_of_state_by_votes" ON "idea" USING btree ("state_id","votes" DESC NULLS LAST,"number" DESC NULLS LAST) WHERE "idea"."merged_into_id" is null and "idea"."hidden_at" is null and "idea"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "idea_of_state_by_trend" ON "idea" USING btree ("state_id","trend" DESC NULLS LAST,"number" DESC NULLS LAST) WHERE "idea"."merged_into_id" is null and "idea"."hidden_at" is null and "idea"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "idea_of_state" ON "idea" USING btree ("state_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idea_of_kind" ON "idea" USING btree ("kind_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idea_of_author" ON "idea" USING btree ("author_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idea_merged_into" ON "idea" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "idea_without_answer" ON "idea" USING btree ("votes" DESC NULLS LAST,"number" DESC NULLS LAST) WHERE "idea"."merged_into_id" is null and "idea"."hidden_at" is null and "idea"."withdrawn_at" is null and "idea"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "idea_comment_of_idea" ON "idea_comment" USING btree ("idea_id","number" DESC NULLS LAST) WHERE "idea_comment"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "idea_comment_replies" ON "idea_comment" USING btree ("parent_id","number");--> statement-breakpoint
CREATE INDEX "idea_comment_of_author" ON "idea_comment" USING btree ("author_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idea_count_of_kind" ON "idea_count" USING btree ("kind_id");--> statement-breakpoint
CREATE INDEX "idea_count_of_state" ON "idea_count" USING btree ("state_id");--> statement-breakpoint
CREATE INDEX "idea_follow_of_member" ON "idea_follow" USING btree ("member_id","since" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idea_outcome_by_key" ON "idea_outcome" USING btree ("kind","key");--> statement-breakpoint
CREATE UNIQUE INDEX "idea_state_one_first" ON "idea_state" USING btree ("is_first") WHERE "idea_state"."is_first";--> statement-breakpoint
CREATE INDEX "idea_step_of_idea" ON "idea_step" USING btree ("idea_id","id");--> statement-breakpoint
CREATE INDEX "idea_vote_of_member" ON "idea_vote" USING btree ("member_id","voted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idea_vote_over_time" ON "idea_vote" USING btree ("idea_id","voted_at");--> statement-breakpoint
CREATE INDEX "idea_vote_recent" ON "idea_vote" USING btree ("voted_at") WHERE "idea_vote"."is_recent";--> statement-breakpoint
-- by hand: warnings that were given before can be appealed against as long as their days last
UPDATE "message_flag" SET "words" = "message_warning"."words" FROM "message_warning" WHERE "message_warning"."flag_id" = "message_flag"."id" AND "message_flag"."words" IS NULL;
--> statement-breakpoint
-- by hand: the votes of an idea and those of the last days are as many as its rows, whoever writes or removes them
CREATE OR REPLACE FUNCTION idea_votes_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE idea SET votes = votes + moved.given, trend = trend + moved.recent
    FROM (SELECT idea_id, count(*)::int AS given, (count(*) FILTER (WHERE is_recent))::int AS recent FROM added GROUP BY idea_id) AS moved
    WHERE idea.id = moved.idea_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE idea SET votes = votes - moved.given, trend = trend - moved.recent
    FROM (SELECT idea_id, count(*)::int AS given, (count(*) FILTER (WHERE is_recent))::int AS recent FROM gone GROUP BY idea_id) AS moved
    WHERE idea.id = moved.idea_id;
  ELSE
    UPDATE idea SET votes = votes + moved.given, trend = trend + moved.recent
    FROM (
      SELECT idea_id, sum(given)::int AS given, sum(recent)::int AS recent FROM (
        SELECT idea_id, 1 AS given, is_recent::int AS recent FROM added
        UNION ALL SELECT idea_id, -1, -(is_recent::int) FROM gone
      ) AS both_sides GROUP BY idea_id HAVING sum(given) <> 0 OR sum(recent) <> 0
    ) AS moved
    WHERE idea.id = moved.idea_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER idea_vote_added AFTER INSERT ON idea_vote REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION idea_votes_are_counted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER idea_vote_gone AFTER DELETE ON idea_vote REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION idea_votes_are_counted();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER idea_vote_changed AFTER UPDATE ON idea_vote REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION idea_votes_are_counted();
--> statement-breakpoint
-- by hand: how many ideas the board shows of each state and kind is kept with the ideas
CREATE OR REPLACE FUNCTION ideas_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO idea_count (state_id, kind_id, is_answered, ideas)
  SELECT state_id, kind_id, is_answered, sum(step)::int FROM (
    SELECT OLD.state_id, OLD.kind_id, OLD.answered_at IS NOT NULL AS is_answered, -1 AS step
    WHERE TG_OP <> 'INSERT' AND OLD.merged_into_id IS NULL AND OLD.hidden_at IS NULL AND OLD.withdrawn_at IS NULL
    UNION ALL
    SELECT NEW.state_id, NEW.kind_id, NEW.answered_at IS NOT NULL, 1
    WHERE TG_OP <> 'DELETE' AND NEW.merged_into_id IS NULL AND NEW.hidden_at IS NULL AND NEW.withdrawn_at IS NULL
  ) AS steps GROUP BY state_id, kind_id, is_answered HAVING sum(step) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER idea_is_counted
  AFTER INSERT OR DELETE OR UPDATE OF state_id, kind_id, answered_at, merged_into_id, hidden_at, withdrawn_at ON idea
  FOR EACH ROW EXECUTE FUNCTION ideas_are_counted();
--> statement-breakpoint
-- by hand: the dictionary that a marketplace begins with
INSERT INTO idea_state (label, colour, position, description, is_first, is_final, is_refusal)
SELECT * FROM (VALUES
  ('New', 'soft', 1, 'Set by the product when an idea is written', true, false, false),
  ('Under review', 'ink', 2, 'We are looking at it', false, false, false),
  ('Planned', 'ink', 3, 'It will be done', false, false, false),
  ('In progress', 'ink', 4, 'It is being done', false, false, false),
  ('Done', 'accent', 5, 'It is there; voting has ended', false, true, false),
  ('Declined', 'soft', 6, 'It will not be done, and the answer says why', false, true, true)
) AS beginning WHERE NOT EXISTS (SELECT 1 FROM idea_state);
--> statement-breakpoint
INSERT INTO idea_kind (label, colour, position)
SELECT * FROM (VALUES
  ('Services', 'accent', 1), ('Deals', 'accent', 2), ('Money', 'brass', 3), ('Reviews', 'info', 4), ('Search', 'info', 5), ('The product', 'soft', 6)
) AS beginning WHERE NOT EXISTS (SELECT 1 FROM idea_kind);
