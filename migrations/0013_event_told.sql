CREATE TABLE "event_told" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "event_told_at" ON "event_told" USING btree ("at");