DROP INDEX "dispute_one_open";--> statement-breakpoint
DROP INDEX "deal_request_one_open";--> statement-breakpoint
ALTER TABLE "deal_request" ADD COLUMN "refund_minor" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_one_open_a_milestone" ON "dispute" USING btree ("milestone_id") WHERE "dispute"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "deal_request_one_open_a_milestone" ON "deal_request" USING btree (coalesce("milestone_id", "deal_id"),"kind") WHERE "deal_request"."state" = 'open';
--> statement-breakpoint
-- by hand
-- A dispute stopped the whole deal; now it stops its own milestone, and what was asked about that is void.
UPDATE "deal_request" SET "state" = 'void', "answered_at" = now() WHERE "state" = 'open' AND "milestone_id" IN (SELECT "milestone_id" FROM "dispute" WHERE "state" = 'open');--> statement-breakpoint
UPDATE "deal_clock" SET "runs_at" = now() + "stopped_left_ms" * interval '1 millisecond', "stopped_left_ms" = NULL WHERE "stopped_left_ms" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "dispute" WHERE "dispute"."state" = 'open' AND ("deal_clock"."subject_id" = "dispute"."milestone_id" OR "deal_clock"."subject_id" = "dispute"."deal_id"));
