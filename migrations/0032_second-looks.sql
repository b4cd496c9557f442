CREATE TABLE "post_counted" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"post_id" uuid NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "post_counted_day_kind_post_id_visitor_hash_pk" PRIMARY KEY("day","kind","post_id","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "post_day" (
	"post_id" uuid NOT NULL,
	"day" date NOT NULL,
	"reads" integer NOT NULL,
	CONSTRAINT "post_day_post_id_day_pk" PRIMARY KEY("post_id","day")
);
--> statement-breakpoint
CREATE TABLE "document_typed" (
	"slug" text NOT NULL,
	"member_id" uuid NOT NULL,
	"body" text NOT NULL,
	"based_on" integer NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_typed_slug_member_id_pk" PRIMARY KEY("slug","member_id")
);
--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "appeal_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "appealed_by" text;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "appealed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "appeal_held_minor" bigint;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "appeal_reasons" text;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "appeal_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "sent_back" jsonb;--> statement-breakpoint
CREATE INDEX "post_day_by_day" ON "post_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "dispute_appealed" ON "dispute" USING btree ("decide_by") WHERE "dispute"."state" = 'appealed';--> statement-breakpoint
CREATE INDEX "ledger_posting_by_sum" ON "ledger_posting" USING btree (abs("amount"),"transfer_id");--> statement-breakpoint
CREATE INDEX "project_posted_in_category" ON "project" USING btree ("category_id","opened_at" DESC NULLS LAST) WHERE "project"."opened_at" is not null;