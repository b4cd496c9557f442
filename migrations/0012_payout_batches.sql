CREATE TABLE "payout_batch" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "payout_batch_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text DEFAULT 'made' NOT NULL,
	"message_id" text NOT NULL,
	"currency" text NOT NULL,
	"count" integer NOT NULL,
	"sum" bigint NOT NULL,
	"execution_day" date,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" text NOT NULL,
	"sent_at" timestamp with time zone,
	"sent_by" text,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"sealed_xml" text NOT NULL,
	"sealed_csv" text NOT NULL,
	CONSTRAINT "payout_batch_kind_known" CHECK ("payout_batch"."kind" in ('sepa','transfer','by-hand')),
	CONSTRAINT "payout_batch_state_known" CHECK ("payout_batch"."state" in ('made','sent','closed','withdrawn')),
	CONSTRAINT "payout_batch_message_id_fits" CHECK ("payout_batch"."message_id" ~ '^[A-Za-z0-9-]{1,33}$'),
	CONSTRAINT "payout_batch_holds_something" CHECK ("payout_batch"."count" > 0 and "payout_batch"."sum" > 0),
	CONSTRAINT "payout_batch_says_why" CHECK ("payout_batch"."state" <> 'withdrawn' or "payout_batch"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "payout_batch_line" (
	"batch_id" uuid NOT NULL,
	"payout_id" uuid NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "payout_batch_line_batch_id_payout_id_pk" PRIMARY KEY("batch_id","payout_id")
);
--> statement-breakpoint
ALTER TABLE "payout_batch_line" ADD CONSTRAINT "payout_batch_line_batch_id_payout_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batch_line" ADD CONSTRAINT "payout_batch_line_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batch_number" ON "payout_batch" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batch_message_id" ON "payout_batch" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "payout_batch_by_state" ON "payout_batch" USING btree ("state","number" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payout_in_one_batch" ON "payout_batch_line" USING btree ("payout_id") WHERE "payout_batch_line"."left_at" is null;