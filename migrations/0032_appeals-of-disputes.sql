ALTER TABLE "dispute" ADD COLUMN "appeal_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "appealed_by" text;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "appealed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "appeal_held_minor" bigint;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "appeal_reasons" text;--> statement-breakpoint
ALTER TABLE "dispute" ADD COLUMN "appeal_ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "dispute_appealed" ON "dispute" USING btree ("decide_by") WHERE "dispute"."state" = 'appealed';