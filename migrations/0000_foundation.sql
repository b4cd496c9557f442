CREATE TABLE "demo_step" (
	"name" text PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"previous" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"reason" text NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	CONSTRAINT "setting_change_not_backdated" CHECK ("setting_change"."effective_at" >= "setting_change"."announced_at"),
	CONSTRAINT "setting_change_has_reason" CHECK (length(trim("setting_change"."reason")) > 0)
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"form_key" text NOT NULL,
	CONSTRAINT "ticket_form_key_unique" UNIQUE("form_key"),
	CONSTRAINT "ticket_subject_length" CHECK (length("ticket"."subject") between 3 and 120),
	CONSTRAINT "ticket_body_length" CHECK (length("ticket"."body") between 10 and 5000)
);
--> statement-breakpoint
CREATE TABLE "rate_window" (
	"key" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "rate_window_key_starts_at_pk" PRIMARY KEY("key","starts_at")
);
--> statement-breakpoint
CREATE TABLE "mail_message" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"brand" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"unsubscribe_url" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_message_state" CHECK ("mail_message"."state" in ('waiting', 'sent', 'kept', 'failed')),
	CONSTRAINT "mail_message_sent_at" CHECK (("mail_message"."state" = 'sent') = ("mail_message"."sent_at" is not null)),
	CONSTRAINT "mail_message_attempts" CHECK ("mail_message"."attempts" >= 0),
	CONSTRAINT "mail_message_to" CHECK ("mail_message"."to_address" ~ '^[^[:space:]\u0001-\u001f\u007f@,\u003b:<>()"]+@[^[:space:]\u0001-\u001f\u007f@,\u003b:<>()"]+$'),
	CONSTRAINT "mail_message_subject" CHECK ("mail_message"."subject" <> '' and "mail_message"."subject" !~ '[\u0001-\u001f\u007f]'),
	CONSTRAINT "mail_message_brand" CHECK ("mail_message"."brand" <> '' and "mail_message"."brand" !~ '[\u0001-\u001f\u007f]'),
	CONSTRAINT "mail_message_unsubscribe_url" CHECK ("mail_message"."unsubscribe_url" ~ '^https?://[^[:space:]\u0001-\u001f\u007f<>]+$')
);
--> statement-breakpoint
CREATE TABLE "telemetry_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "telemetry_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"digest" text,
	"title" text NOT NULL,
	"release" text,
	"payload" jsonb NOT NULL,
	CONSTRAINT "telemetry_report_source" CHECK ("telemetry_report"."source" in ('browser', 'server')),
	CONSTRAINT "telemetry_report_kind" CHECK ("telemetry_report"."kind" in ('error', 'performance')),
	CONSTRAINT "telemetry_report_title" CHECK (length("telemetry_report"."title") between 1 and 300),
	CONSTRAINT "telemetry_report_payload" CHECK (octet_length("telemetry_report"."payload"::text) <= 409600)
);
--> statement-breakpoint
CREATE INDEX "setting_change_by_key" ON "setting_change" USING btree ("key","effective_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_message_waiting" ON "mail_message" USING btree ("created_at") WHERE "mail_message"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mail_message_created_at" ON "mail_message" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "telemetry_report_latest" ON "telemetry_report" USING btree ("source","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "telemetry_report_digest" ON "telemetry_report" USING btree ("digest");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "setting_change_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "setting_change" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "rate_window" SET UNLOGGED;
