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
