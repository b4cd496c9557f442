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
