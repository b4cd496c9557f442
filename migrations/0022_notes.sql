ALTER TABLE "notification" ADD COLUMN "by_id" uuid;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "sum" text DEFAULT '' NOT NULL;