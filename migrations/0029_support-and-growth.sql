CREATE TABLE "appeal" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appeal_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 101 CACHE 1),
	"kind" text NOT NULL,
	"decision_id" text NOT NULL,
	"member_id" uuid,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"against_id" uuid,
	"outcome" text,
	"reason" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "appeal_decided_whole" CHECK (("appeal"."decided_at" is null) = ("appeal"."outcome" is null))
);
--> statement-breakpoint
CREATE TABLE "appeal_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"appeal_number" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"file_key" text NOT NULL,
	"scanned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "help_counted" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "help_counted_day_kind_slug_visitor_hash_pk" PRIMARY KEY("day","kind","slug","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "help_day" (
	"slug" text NOT NULL,
	"day" date NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "help_day_slug_day_pk" PRIMARY KEY("slug","day")
);
--> statement-breakpoint
CREATE TABLE "help_vote" (
	"member_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"is_helpful" boolean NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "help_vote_member_id_slug_pk" PRIMARY KEY("member_id","slug")
);
--> statement-breakpoint
CREATE TABLE "learning_choice" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"from_deals" boolean DEFAULT true NOT NULL,
	"from_views" boolean DEFAULT true NOT NULL,
	"from_favourites" boolean DEFAULT true NOT NULL,
	"from_profile" boolean DEFAULT true NOT NULL,
	"from_others" boolean DEFAULT true NOT NULL,
	"forgotten_at" timestamp with time zone,
	"interests" uuid[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learning_mark" (
	"name" text PRIMARY KEY NOT NULL,
	"learned_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "not_for_me" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "not_for_me_member_id_kind_subject_id_pk" PRIMARY KEY("member_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "service_neighbours" (
	"service_id" uuid PRIMARY KEY NOT NULL,
	"people" integer NOT NULL,
	"other_ids" uuid[] NOT NULL,
	"scores" real[] NOT NULL,
	"viewed" integer[] NOT NULL,
	"kept" integer[] NOT NULL,
	"ordered" integer[] NOT NULL,
	"learned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taste_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "taste_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid,
	"service_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"case_number" bigint,
	"reporter_id" uuid,
	"email" text,
	"link_hash" text,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"is_upheld" boolean,
	CONSTRAINT "report_text_length" CHECK (length("report"."text") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "report_case" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_case_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 101 CACHE 1),
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"title" text NOT NULL,
	"path" text NOT NULL,
	"owner_id" uuid,
	"reports_count" integer DEFAULT 0 NOT NULL,
	"weight" real DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"is_returned" boolean DEFAULT false NOT NULL,
	"decision" text,
	"rule" text,
	"words" text DEFAULT '' NOT NULL,
	"change_by" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"appeal_by" timestamp with time zone,
	"restored_at" timestamp with time zone,
	"restored_by" uuid,
	"restored_why" text,
	CONSTRAINT "report_case_decided_whole" CHECK (("report_case"."decided_at" is null) = ("report_case"."decision" is null))
);
--> statement-breakpoint
CREATE TABLE "report_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"report_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"file_key" text NOT NULL,
	"scanned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"list" text NOT NULL,
	"query" text NOT NULL,
	"name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_view_bounds" CHECK (length("saved_view"."name") between 1 and 60 and length("saved_view"."query") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "member" DROP CONSTRAINT "member_role_known";--> statement-breakpoint
DROP INDEX "member_administrators";--> statement-breakpoint
DROP INDEX "ticket_of_assignee";--> statement-breakpoint
DROP INDEX "ticket_newest";--> statement-breakpoint
ALTER TABLE "message_warning" ALTER COLUMN "flag_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "service_version" ADD COLUMN "undo" jsonb;--> statement-breakpoint
ALTER TABLE "message_warning" ADD COLUMN "case_number" bigint;--> statement-breakpoint
ALTER TABLE "message_warning" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work" ADD COLUMN "was_hidden" boolean;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "security_event" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "resolved_in_minutes" integer;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "suspended_by" text;--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "thread" text;--> statement-breakpoint
ALTER TABLE "appeal_file" ADD CONSTRAINT "appeal_file_appeal_number_appeal_number_fk" FOREIGN KEY ("appeal_number") REFERENCES "public"."appeal"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_case_number_report_case_number_fk" FOREIGN KEY ("case_number") REFERENCES "public"."report_case"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_picture" ADD CONSTRAINT "report_picture_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_once" ON "appeal" USING btree ("kind","decision_id");--> statement-breakpoint
CREATE INDEX "appeal_waiting" ON "appeal" USING btree ("due_at","number") WHERE "appeal"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "appeal_decided" ON "appeal" USING btree ("decided_at" DESC NULLS LAST,"number" DESC NULLS LAST) WHERE "appeal"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "appeal_of_member" ON "appeal" USING btree ("member_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_file_of" ON "appeal_file" USING btree ("appeal_number","position");--> statement-breakpoint
CREATE INDEX "help_day_by_day" ON "help_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "not_for_me_of_subject" ON "not_for_me" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "report_once_a_member" ON "report" USING btree ("kind","thing_id","reporter_id") WHERE "report"."closed_at" is null and "report"."reporter_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_once_an_address" ON "report" USING btree ("kind","thing_id",lower("email")) WHERE "report"."closed_at" is null and "report"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_link" ON "report" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "report_of_case" ON "report" USING btree ("case_number","at");--> statement-breakpoint
CREATE INDEX "report_of_member" ON "report" USING btree ("reporter_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "report_unproved" ON "report" USING btree ("at") WHERE "report"."proved_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_case_one_open" ON "report_case" USING btree ("kind","thing_id") WHERE "report_case"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "report_case_queue" ON "report_case" USING btree ("weight" DESC NULLS LAST,"opened_at","number") WHERE "report_case"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "report_case_decided" ON "report_case" USING btree ("decided_at" DESC NULLS LAST,"number" DESC NULLS LAST) WHERE "report_case"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "report_case_of_owner" ON "report_case" USING btree ("owner_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "report_picture_of" ON "report_picture" USING btree ("report_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_named" ON "saved_view" USING btree ("member_id","list",lower("name"));--> statement-breakpoint
CREATE INDEX "member_staff" ON "member" USING btree ("role","joined_at" DESC NULLS LAST,"id") WHERE "member"."role" <> 'member';--> statement-breakpoint
CREATE INDEX "security_event_by_staff" ON "security_event" USING btree ("role","at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "security_event"."role" <> 'member';--> statement-breakpoint
CREATE INDEX "ticket_by_state" ON "ticket" USING btree ("state","last_at" DESC NULLS LAST,"number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ticket_opened" ON "ticket" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "ticket_resolved_at" ON "ticket" USING btree ("resolved_at") WHERE "ticket"."resolved_at" is not null;--> statement-breakpoint
CREATE INDEX "ticket_rated" ON "ticket" USING btree ("rated_at") WHERE "ticket"."rated_at" is not null;--> statement-breakpoint
CREATE INDEX "ticket_unread" ON "ticket" USING btree ("member_id") WHERE "ticket"."is_unread";--> statement-breakpoint
CREATE INDEX "ticket_unproved" ON "ticket" USING btree ("opened_at") WHERE "ticket"."proved_at" is null;--> statement-breakpoint
CREATE INDEX "viewed_service_of" ON "viewed_service" USING btree ("service_id","viewed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ticket_of_assignee" ON "ticket" USING btree ("assignee_id","answer_due_at","number") WHERE "ticket"."state" in ('open','waiting');--> statement-breakpoint
CREATE INDEX "ticket_newest" ON "ticket" USING btree ("last_at" DESC NULLS LAST,"number" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_role_known" CHECK ("member"."role" in ('member','moderator','support','finance','admin'));--> statement-breakpoint
ALTER TABLE "mail_message" ADD CONSTRAINT "mail_message_thread" CHECK ("mail_message"."thread" ~ '^[a-z0-9-]{1,80}$');
--> statement-breakpoint
-- by hand: the desk searches by subject, name, address and what was said; the column follows them by itself.
CREATE OR REPLACE FUNCTION ticket_is_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := to_tsvector('simple', concat_ws(' ', NEW.subject, NEW.name, NEW.email, translate(NEW.email, '@.+-_', '     ')))
    || to_tsvector('simple', coalesce((
      SELECT left(string_agg(text, ' ' ORDER BY number), 200000) FROM ticket_entry WHERE ticket_number = NEW.number), ''));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER ticket_is_searchable BEFORE INSERT OR UPDATE OF subject, name, email ON ticket FOR EACH ROW
EXECUTE FUNCTION ticket_is_searchable();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ticket_entry_is_searchable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE ticket SET subject = subject WHERE number = NEW.ticket_number;
  ELSE
    -- A column of words has a largest size: of a ticket that is longer than a book, the rest is not searched.
    UPDATE ticket SET words = coalesce(words, ''::tsvector) || to_tsvector('simple', NEW.text)
    WHERE number = NEW.ticket_number AND (words IS NULL OR octet_length(words::text) < 400000);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER ticket_entry_is_searchable AFTER INSERT OR UPDATE OF text ON ticket_entry FOR EACH ROW
WHEN (NEW.text <> '') EXECUTE FUNCTION ticket_entry_is_searchable();
--> statement-breakpoint
UPDATE ticket SET subject = subject;
--> statement-breakpoint
-- by hand: appeals against bans stand among all appeals from now; a trigger carries those that a process of the version before still writes
INSERT INTO appeal (kind, decision_id, member_id, title, words, sent_at, due_at, against_id, outcome, reason, decided_at, decided_by)
SELECT 'ban', id::text, member_id, 'The ban of your account', coalesce(appeal, ''), appealed_at, appealed_at + interval '7 days',
  substring(banned_by from '^member:([0-9a-f-]{36})$')::uuid,
  CASE WHEN decided_at IS NULL THEN NULL WHEN lifted_at = decided_at THEN 'lifted' ELSE 'upheld' END,
  coalesce(decision, ''), decided_at, substring(decided_by from '^member:([0-9a-f-]{36})$')::uuid
FROM member_ban WHERE appealed_at IS NOT NULL
ON CONFLICT (kind, decision_id) DO NOTHING;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION carry_ban_appeal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO appeal (kind, decision_id, member_id, title, words, sent_at, due_at, against_id, outcome, reason, decided_at, decided_by)
  VALUES ('ban', NEW.id::text, NEW.member_id, 'The ban of your account', coalesce(NEW.appeal, ''), NEW.appealed_at,
    NEW.appealed_at + interval '7 days', substring(NEW.banned_by from '^member:([0-9a-f-]{36})$')::uuid,
    CASE WHEN NEW.decided_at IS NULL THEN NULL WHEN NEW.lifted_at IS NOT NULL THEN 'lifted' ELSE 'upheld' END,
    coalesce(NEW.decision, ''), NEW.decided_at, substring(NEW.decided_by from '^member:([0-9a-f-]{36})$')::uuid)
  ON CONFLICT (kind, decision_id) DO UPDATE
    SET outcome = excluded.outcome, reason = excluded.reason, decided_at = excluded.decided_at, decided_by = excluded.decided_by
    WHERE appeal.decided_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER member_ban_carry_appeal AFTER INSERT OR UPDATE OF appealed_at, decided_at, lifted_at ON member_ban
  FOR EACH ROW WHEN (NEW.appealed_at IS NOT NULL) EXECUTE FUNCTION carry_ban_appeal();
--> statement-breakpoint
-- by hand: talks about proposals of teams become the teams' talks: whoever owns or manages the team reads them, and who has left it does no more.
UPDATE "conversation" AS "talk" SET "team_id" = "proposal"."team_id", "member_id" = "project"."owner_id"
FROM "proposal" JOIN "project" ON "project"."id" = "proposal"."project_id"
WHERE "talk"."kind" = 'project' AND "talk"."team_id" IS NULL AND "proposal"."id" = "talk"."proposal_id" AND "proposal"."team_id" IS NOT NULL;
--> statement-breakpoint
-- by hand: their words are found by the team, as those of its other talks are.
UPDATE "message" SET "words" = "message"."words" || array_to_tsvector(ARRAY['team ' || "talk"."team_id"])
FROM "conversation" AS "talk" WHERE "talk"."id" = "message"."conversation_id" AND "talk"."kind" = 'project' AND "talk"."team_id" IS NOT NULL;
--> statement-breakpoint
-- by hand: places follow the people, with the sums of what was unread.
WITH "gone" AS (
  DELETE FROM "conversation_member" AS "place" USING "conversation" AS "talk"
  WHERE "talk"."id" = "place"."conversation_id" AND "talk"."kind" = 'project' AND "talk"."team_id" IS NOT NULL
    AND "place"."member_id" IS DISTINCT FROM "talk"."member_id" AND NOT EXISTS (SELECT 1 FROM "team_member" AS "person"
      WHERE "person"."team_id" = "talk"."team_id" AND "person"."member_id" = "place"."member_id" AND "person"."left_at" IS NULL AND "person"."role" IN ('owner', 'manager'))
  RETURNING "place"."member_id", "place"."unread_count"
)
UPDATE "message_reader" SET "unread" = greatest(0, "unread" - "lost"."talks")
FROM (SELECT "member_id", count(*)::int AS "talks" FROM "gone" WHERE "unread_count" > 0 GROUP BY 1) AS "lost" WHERE "message_reader"."member_id" = "lost"."member_id";
--> statement-breakpoint
INSERT INTO "conversation_member" ("conversation_id", "member_id", "last_read_number", "last_at")
SELECT "talk"."id", "person"."member_id", "talk"."last_number", "talk"."last_at"
FROM "conversation" AS "talk" JOIN "team_member" AS "person" ON "person"."team_id" = "talk"."team_id" AND "person"."left_at" IS NULL AND "person"."role" IN ('owner', 'manager')
WHERE "talk"."kind" = 'project' AND "person"."member_id" IS DISTINCT FROM "talk"."member_id" AND NOT EXISTS (SELECT 1 FROM "member_block"
  WHERE ("blocker_id" = "person"."member_id" AND "blocked_id" = "talk"."member_id") OR ("blocker_id" = "talk"."member_id" AND "blocked_id" = "person"."member_id"))
ON CONFLICT DO NOTHING;
