ALTER TABLE "conversation" DROP CONSTRAINT "conversation_kind_known";--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "message_question" ADD COLUMN "team_id" uuid;--> statement-breakpoint
CREATE INDEX "conversation_of_team" ON "conversation" USING btree ("team_id") WHERE "conversation"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "message_question_of_team" ON "message_question" USING btree ("team_id","asked_at") WHERE "message_question"."team_id" is not null;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_kind_known" CHECK ("conversation"."kind" in ('direct','project','deal','team'));--> statement-breakpoint
-- by hand
-- Rooms of deals that teams have already: their people get places, and find what was said there by the team.
UPDATE conversation SET team_id = deal.team_id, member_id = deal.buyer_id
FROM deal WHERE deal.id = conversation.deal_id AND deal.team_id IS NOT NULL;
--> statement-breakpoint
INSERT INTO conversation_member (conversation_id, member_id, last_read_number, last_at)
SELECT talk.id, person.member_id, talk.last_number, talk.last_at
FROM conversation AS talk
JOIN team_member AS person ON person.team_id = talk.team_id AND person.left_at IS NULL
WHERE person.member_id IS DISTINCT FROM talk.member_id AND (person.role IN ('owner', 'manager') OR EXISTS (
  SELECT FROM deal_worker WHERE deal_worker.deal_id = talk.deal_id AND deal_worker.member_id = person.member_id))
ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE message SET words = words || array_to_tsvector(array['team ' || talk.team_id])
FROM conversation AS talk WHERE talk.id = message.conversation_id AND talk.team_id IS NOT NULL AND message.words IS NOT NULL;
