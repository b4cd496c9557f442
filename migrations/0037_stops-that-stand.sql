ALTER TABLE "message_flag" ADD COLUMN "stopped_until" timestamp with time zone;--> statement-breakpoint
-- Until now only the latest stop of a member was written down.
UPDATE "message_flag" AS "flag" SET "stopped_until" = "stop"."until" FROM "conversation_stop" AS "stop"
WHERE "flag"."member_id" = "stop"."member_id" AND "flag"."decision" = 'stop' AND "flag"."words" = "stop"."words"
	AND "flag"."undone_at" IS NULL AND "flag"."decided_at" = (
		SELECT max("later"."decided_at") FROM "message_flag" AS "later"
		WHERE "later"."member_id" = "flag"."member_id" AND "later"."decision" = 'stop' AND "later"."undone_at" IS NULL);
