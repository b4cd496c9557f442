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
ALTER TABLE "message_warning" ALTER COLUMN "flag_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "service_version" ADD COLUMN "undo" jsonb;--> statement-breakpoint
ALTER TABLE "message_warning" ADD COLUMN "case_number" bigint;--> statement-breakpoint
ALTER TABLE "message_warning" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work" ADD COLUMN "was_hidden" boolean;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "suspended_by" text;--> statement-breakpoint
ALTER TABLE "appeal_file" ADD CONSTRAINT "appeal_file_appeal_number_appeal_number_fk" FOREIGN KEY ("appeal_number") REFERENCES "public"."appeal"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_case_number_report_case_number_fk" FOREIGN KEY ("case_number") REFERENCES "public"."report_case"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_picture" ADD CONSTRAINT "report_picture_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_once" ON "appeal" USING btree ("kind","decision_id");--> statement-breakpoint
CREATE INDEX "appeal_waiting" ON "appeal" USING btree ("due_at","number") WHERE "appeal"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "appeal_decided" ON "appeal" USING btree ("decided_at" DESC NULLS LAST,"number" DESC NULLS LAST) WHERE "appeal"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "appeal_of_member" ON "appeal" USING btree ("member_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "appeal_file_of" ON "appeal_file" USING btree ("appeal_number","position");--> statement-breakpoint
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
