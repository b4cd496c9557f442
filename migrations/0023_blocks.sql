CREATE TABLE "member_block" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_block_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_stop" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_opening" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"flag_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_question" (
	"conversation_id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"is_exempt" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_warning" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"flag_id" uuid NOT NULL,
	"words" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "asked_id" uuid;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "hidden_why" text;--> statement-breakpoint
ALTER TABLE "message_flag" ADD COLUMN "reporter_id" uuid;--> statement-breakpoint
ALTER TABLE "message_flag" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "message_flag" ADD COLUMN "decided_by" uuid;--> statement-breakpoint
ALTER TABLE "message_opening" ADD CONSTRAINT "message_opening_flag_id_message_flag_id_fk" FOREIGN KEY ("flag_id") REFERENCES "public"."message_flag"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_block_of" ON "member_block" USING btree ("blocked_id","blocker_id");--> statement-breakpoint
CREATE INDEX "message_opening_of" ON "message_opening" USING btree ("flag_id","admin_id");--> statement-breakpoint
CREATE INDEX "message_question_of" ON "message_question" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE INDEX "message_warning_of" ON "message_warning" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "message_warning_unread" ON "message_warning" USING btree ("member_id") WHERE "message_warning"."read_at" is null;--> statement-breakpoint
CREATE INDEX "message_flag_of_message" ON "message_flag" USING btree ("conversation_id","number");--> statement-breakpoint
CREATE INDEX "message_flag_decided" ON "message_flag" USING btree ("decided_at" DESC NULLS LAST) WHERE "message_flag"."decided_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_flag_reported_once" ON "message_flag" USING btree ("conversation_id","number","reporter_id") WHERE "message_flag"."reporter_id" is not null;
--> statement-breakpoint
-- by hand: one key for two people, whoever is named first
CREATE FUNCTION member_pair_key(one uuid, other uuid) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT hashtextextended('guildhall.block ' || least(one, other) || ' ' || greatest(one, other), 0)
$$;
--> statement-breakpoint
-- Whoever does something together holds off a block, and after waiting for one sees it: each statement here looks anew.
CREATE FUNCTION is_blocked_pair(one uuid, other uuid) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(member_pair_key(one, other));
  RETURN EXISTS (
    SELECT FROM member_block
    WHERE (blocker_id = one AND blocked_id = other) OR (blocker_id = other AND blocked_id = one));
END
$$;
--> statement-breakpoint
-- What strangers asked before there was a count of it.
INSERT INTO message_question (conversation_id, member_id, asked_at, answered_at)
SELECT talk.id, asked.member_id, first.written_at,
  (SELECT min(answer.written_at) FROM message answer
    WHERE answer.conversation_id = talk.id AND answer.sender_id = asked.member_id AND answer.kind = 'text')
FROM conversation talk
JOIN message first ON first.conversation_id = talk.id AND first.number = 1 AND first.sender_id IS NOT NULL
JOIN conversation_member asked ON asked.conversation_id = talk.id AND asked.member_id <> first.sender_id
WHERE talk.kind = 'direct' AND NOT EXISTS (
  SELECT FROM deal WHERE (deal.buyer_id, deal.seller_id)
    IN ((first.sender_id, asked.member_id), (asked.member_id, first.sender_id)))
ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE conversation SET asked_id = message_question.member_id FROM message_question
WHERE message_question.conversation_id = conversation.id AND message_question.answered_at IS NULL;
