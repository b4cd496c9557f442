CREATE TABLE "member_figure_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_figure_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"figure" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_figure_day" (
	"member_id" uuid NOT NULL,
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "member_figure_day_member_id_figure_day_pk" PRIMARY KEY("member_id","figure","day")
);
--> statement-breakpoint
CREATE TABLE "member_figure_state" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"is_whole" boolean NOT NULL,
	"checks_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "work_loan" (
	"work_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"lent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_loan_work_id_team_id_pk" PRIMARY KEY("work_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"share_basis_points" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"signs" text[] DEFAULT '{}' NOT NULL,
	"passed_signs" text[] DEFAULT '{}' NOT NULL,
	"held_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"first_deal_at" timestamp with time zone,
	"booked_minor" bigint DEFAULT 0 NOT NULL,
	"held_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "referral_state_known" CHECK ("referral"."state" in ('open','held','refused')),
	CONSTRAINT "referral_of_another" CHECK ("referral"."referrer_id" <> "referral"."member_id"),
	CONSTRAINT "referral_sums" CHECK ("referral"."booked_minor" >= 0 and "referral"."held_minor" >= 0),
	CONSTRAINT "referral_says_why" CHECK ("referral"."state" <> 'refused' or "referral"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "referral_reward" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"referrer_id" uuid NOT NULL,
	"milestone_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"commission_minor" bigint NOT NULL,
	"share_basis_points" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone,
	CONSTRAINT "referral_reward_state_known" CHECK ("referral_reward"."state" in ('booked','held','refused')),
	CONSTRAINT "referral_reward_booked" CHECK (("referral_reward"."state" = 'booked') = ("referral_reward"."booked_at" is not null)),
	CONSTRAINT "referral_reward_amount" CHECK ("referral_reward"."amount_minor" > 0 and "referral_reward"."commission_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "referral_visit" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "referral_visit_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "referral_visited_today" (
	"day" date NOT NULL,
	"member_id" uuid NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "referral_visited_today_day_member_id_visitor_hash_pk" PRIMARY KEY("day","member_id","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "team_earning" (
	"transfer_id" bigint PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"released_minor" bigint NOT NULL,
	"commission_minor" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversation" DROP CONSTRAINT "conversation_kind_known";--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "conversation" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "message_question" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "payer_hash" text;--> statement-breakpoint
ALTER TABLE "member_standing" ADD COLUMN "level_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_standing" ADD COLUMN "level_before" text;--> statement-breakpoint
ALTER TABLE "work_loan" ADD CONSTRAINT "work_loan_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_figure_change_of" ON "member_figure_change" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_figure_state_due" ON "member_figure_state" USING btree ("checks_at") WHERE "member_figure_state"."checks_at" is not null;--> statement-breakpoint
CREATE INDEX "work_loan_to_team" ON "work_loan" USING btree ("team_id","lent_at" DESC NULLS LAST,"work_id");--> statement-breakpoint
CREATE INDEX "work_loan_of_member" ON "work_loan" USING btree ("member_id","team_id");--> statement-breakpoint
CREATE INDEX "referral_of_referrer" ON "referral" USING btree ("referrer_id","joined_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "referral_joined" ON "referral" USING btree ("joined_at");--> statement-breakpoint
CREATE INDEX "referral_held" ON "referral" USING btree ("held_at") WHERE "referral"."state" = 'held';--> statement-breakpoint
CREATE INDEX "referral_decided" ON "referral" USING btree ("decided_at" DESC NULLS LAST) WHERE "referral"."decided_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_reward_once" ON "referral_reward" USING btree ("milestone_id","member_id");--> statement-breakpoint
CREATE INDEX "referral_reward_of_member" ON "referral_reward" USING btree ("member_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "referral_reward_of_referrer" ON "referral_reward" USING btree ("referrer_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "team_earning_of_team" ON "team_earning" USING btree ("team_id","at","transfer_id");--> statement-breakpoint
CREATE INDEX "deal_of_pair" ON "deal" USING btree ("seller_id","buyer_id");--> statement-breakpoint
CREATE INDEX "deal_of_team_changed" ON "deal" USING btree ("team_id","changed_at","id") WHERE "deal"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "deal_of_team_proposed" ON "deal" USING btree ("team_id","proposed_at","id") WHERE "deal"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "conversation_of_team" ON "conversation" USING btree ("team_id") WHERE "conversation"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "message_question_of_team" ON "message_question" USING btree ("team_id","asked_at") WHERE "message_question"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "team_portrait" ON "team" USING btree ("portrait_id") WHERE "team"."portrait_id" is not null;--> statement-breakpoint
CREATE INDEX "team_cover" ON "team" USING btree ("cover_id") WHERE "team"."cover_id" is not null;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_kind_known" CHECK ("conversation"."kind" in ('direct','project','deal','team'));
--> statement-breakpoint
-- by hand
INSERT INTO "referral" ("member_id", "referrer_id", "joined_at", "until", "share_basis_points")
SELECT "id", "referred_by", "joined_at",
	"joined_at" + make_interval(months => coalesce((SELECT ("value" #>> '{}')::integer FROM "setting_change" WHERE "key" = 'referralMonths' AND "effective_at" <= now() ORDER BY "effective_at" DESC, "id" DESC LIMIT 1), 12)),
	coalesce((SELECT ("value" #>> '{}')::integer FROM "setting_change" WHERE "key" = 'referralShareBasisPoints' AND "effective_at" <= now() ORDER BY "effective_at" DESC, "id" DESC LIMIT 1), 2000)
FROM "member" WHERE "referred_by" IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- by hand
-- What teams have sold and how they were rated until now is counted once; levels follow in the night, as ever.
INSERT INTO member_standing (member_id, completed_count, repeat_buyers_count, rating_sum, rating_count)
SELECT team.id, sold.completed, sold.again, rated.sum, rated.count
FROM team
CROSS JOIN LATERAL (
  SELECT coalesce(sum(each.deals), 0)::int AS completed, (count(*) FILTER (WHERE each.deals > 1))::int AS again
  FROM (SELECT count(*) AS deals FROM deal WHERE deal.team_id = team.id AND deal.state = 'completed' GROUP BY deal.buyer_id) AS each
) AS sold
CROSS JOIN LATERAL (
  SELECT coalesce(sum(review.rating), 0)::int AS sum, count(*)::int AS count FROM review
  WHERE review.team_id = team.id AND review.by = 'buyer' AND review.revealed_at IS NOT NULL AND review.voided_at IS NULL
) AS rated
WHERE sold.completed > 0
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Search has known no teams: those that there are have to be looked at once.
INSERT INTO search_delta (kind, document_id, touched_at)
SELECT 'team', id, now() FROM team WHERE state = 'active'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
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
--> statement-breakpoint
-- by hand: whatever moves for a deal of a team is what the team earned or gave back. Written when the transfer is whole, also for a
-- process of the version before.
CREATE FUNCTION team_earning_is_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO team_earning (transfer_id, team_id, deal_id, at, released_minor, commission_minor)
  SELECT NEW.id, deal.team_id, deal.id, NEW.at, sum(posting.amount),
    coalesce(sum(posting.amount) FILTER (WHERE account.kind = 'revenue'), 0)
  FROM deal
  JOIN ledger_posting AS posting ON posting.transfer_id = NEW.id
  JOIN ledger_account AS account ON account.id = posting.account_id
  WHERE deal.id = NEW.deal_id AND deal.team_id IS NOT NULL AND (account.kind = 'revenue' OR EXISTS (
    SELECT FROM deal_share WHERE deal_share.deal_id = deal.id AND deal_share.member_id::text = account.owner))
  GROUP BY deal.id
  HAVING bool_or(account.kind <> 'revenue')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER team_earning_is_written AFTER INSERT ON ledger_transfer
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.deal_id IS NOT NULL AND NEW.kind NOT IN ('fund', 'clear'))
EXECUTE FUNCTION team_earning_is_written();
--> statement-breakpoint
INSERT INTO team_earning (transfer_id, team_id, deal_id, at, released_minor, commission_minor)
SELECT transfer.id, deal.team_id, deal.id, transfer.at, sum(posting.amount),
  coalesce(sum(posting.amount) FILTER (WHERE account.kind = 'revenue'), 0)
FROM deal
JOIN ledger_transfer AS transfer ON transfer.deal_id = deal.id AND transfer.kind NOT IN ('fund', 'clear')
JOIN ledger_posting AS posting ON posting.transfer_id = transfer.id
JOIN ledger_account AS account ON account.id = posting.account_id
WHERE deal.team_id IS NOT NULL AND (account.kind = 'revenue' OR EXISTS (
  SELECT FROM deal_share WHERE deal_share.deal_id = deal.id AND deal_share.member_id::text = account.owner))
GROUP BY transfer.id, deal.id
HAVING bool_or(account.kind <> 'revenue')
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- by hand: what facts say in the figures of members, and triggers that keep them (decision 62)
INSERT INTO member_figure_state (member_id, time_zone, is_whole, checks_at) SELECT id, 'UTC', false, 'epoch' FROM member;
--> statement-breakpoint
-- A zone that this PostgreSQL has never heard of counts as UTC: one odd name must not stop everybody's figures.
CREATE FUNCTION known_time_zone(zone text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  PERFORM now() AT TIME ZONE zone;
  RETURN zone;
EXCEPTION WHEN invalid_parameter_value THEN
  RETURN 'UTC';
END
$$;
--> statement-breakpoint
-- Deals in the name of a team are the team's; as a buyer everyone buys for themselves.
CREATE FUNCTION figures_of_deal(d deal)
RETURNS TABLE (member_id uuid, figure text, at timestamptz, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT d.seller_id, 'completed', d.ended_at, 1::bigint WHERE d.state = 'completed' AND d.team_id IS NULL
  UNION ALL
  SELECT d.buyer_id, 'bought_completed', d.ended_at, 1 WHERE d.state = 'completed'
  UNION ALL
  SELECT d.seller_id, 'cancelled_' || CASE WHEN bool_or(m.fault = 'seller') THEN 'seller' WHEN bool_or(m.fault = 'both') THEN 'both'
    WHEN bool_or(m.fault = 'buyer') THEN 'buyer' ELSE 'neither' END, d.ended_at, 1
  FROM milestone m WHERE m.deal_id = d.id AND d.state = 'cancelled' AND d.team_id IS NULL HAVING count(*) > 0
$$;
--> statement-breakpoint
CREATE FUNCTION figures_of_deal_event(e deal_event)
RETURNS TABLE (member_id uuid, figure text, at timestamptz, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT said.member_id, said.figure, e.at, 1::bigint
  FROM deal d CROSS JOIN LATERAL (
    SELECT d.seller_id AS member_id, 'ordered' AS figure WHERE d.team_id IS NULL
    UNION ALL SELECT d.seller_id, 'ordered_service' WHERE d.team_id IS NULL AND d.service_id IS NOT NULL
    UNION ALL SELECT d.seller_id, 'ordered_again' WHERE d.team_id IS NULL AND EXISTS (
      SELECT FROM deal other JOIN deal_event paid ON paid.deal_id = other.id AND paid.kind = 'funded' AND paid.at < e.at
      WHERE other.seller_id = d.seller_id AND other.buyer_id = d.buyer_id AND other.team_id IS NULL AND other.id <> d.id)
    UNION ALL SELECT d.buyer_id, 'bought'
  ) said
  WHERE d.id = e.deal_id AND e.kind = 'funded'
    AND NOT EXISTS (SELECT FROM deal_event first WHERE first.deal_id = e.deal_id AND first.kind = 'funded' AND first.number < e.number)
  UNION ALL
  SELECT d.buyer_id, said.figure, e.at, 1
  FROM deal d CROSS JOIN LATERAL (
    SELECT 'answers_due' AS figure UNION ALL SELECT 'answers_in_time' WHERE e.kind <> 'released-by-time'
  ) said
  WHERE d.id = e.deal_id AND e.kind IN ('released', 'revision-asked', 'released-by-time')
$$;
--> statement-breakpoint
-- As levels count it: what was delivered, and what never was by the fault of the seller.
CREATE FUNCTION figures_of_milestone(m milestone)
RETURNS TABLE (member_id uuid, figure text, at timestamptz, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT d.seller_id, said.figure, coalesce(m.delivered_at, m.ended_at), 1::bigint
  FROM deal d CROSS JOIN LATERAL (
    SELECT 'due' AS figure UNION ALL SELECT 'on_time' WHERE m.delivered_at <= m.due_at
  ) said
  WHERE d.id = m.deal_id AND d.team_id IS NULL AND m.due_at IS NOT NULL AND (m.delivered_at IS NOT NULL OR m.fault = 'seller')
$$;
--> statement-breakpoint
-- Money of deals on the accounts of a person: what a buyer pays and gets back is spent, everything else is earned.
CREATE FUNCTION figures_of_posting(p ledger_posting)
RETURNS TABLE (member_id uuid, figure text, at timestamptz, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT a.owner::uuid, CASE WHEN d.buyer_id::text = a.owner THEN 'spent' ELSE 'earned' END, p.at,
    CASE WHEN d.buyer_id::text = a.owner THEN -p.amount ELSE p.amount END
  FROM ledger_account a JOIN ledger_transfer t ON t.id = p.transfer_id JOIN deal d ON d.id = t.deal_id
  WHERE a.id = p.account_id AND a.kind IN ('clearing', 'available', 'deposited')
    AND p.kind IN ('fund', 'release', 'refund', 'split', 'take-back', 'tip')
$$;
--> statement-breakpoint
-- How long an answer took, as the step that it is not above: medians of steps can be added up, medians of minutes can't.
CREATE FUNCTION figure_of_reply(minutes numeric) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'reply_' || coalesce(min(step)::text, 'over') FROM unnest(ARRAY[1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60,
    75, 90, 120, 150, 180, 240, 300, 360, 480, 600, 720, 960, 1200, 1440, 1800, 2160, 2880]) step WHERE step >= minutes
$$;
--> statement-breakpoint
-- All of a question counts on the day on which it was asked.
CREATE FUNCTION figures_of_question(q message_question)
RETURNS TABLE (member_id uuid, figure text, at timestamptz, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT q.member_id, said.figure, q.asked_at, 1::bigint
  FROM (
    SELECT 'asked' AS figure
    UNION ALL SELECT 'answered' WHERE q.answered_at IS NOT NULL
    UNION ALL SELECT 'answered_in_time' WHERE q.answered_at <= q.asked_at + interval '48 hours'
    UNION ALL SELECT figure_of_reply(extract(epoch FROM q.answered_at - q.asked_at) / 60) WHERE q.answered_at IS NOT NULL
  ) said
  WHERE NOT q.is_exempt AND q.team_id IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION figures_of_review(r review)
RETURNS TABLE (member_id uuid, figure text, at timestamptz, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT r.about_id, said.figure, r.revealed_at, said.amount
  FROM (VALUES ('reviews', 1::bigint), ('rating', r.rating), ('communication', r.communication), ('quality', r.quality),
    ('timing', r.timing), ('stars_' || round(r.rating / 100.0), 1)) AS said(figure, amount)
  WHERE r.by = 'buyer' AND r.team_id IS NULL AND r.revealed_at IS NOT NULL AND r.voided_at IS NULL
$$;
--> statement-breakpoint
-- What became of a proposal counts on the day on which it was sent.
CREATE FUNCTION figures_of_proposal(p proposal)
RETURNS TABLE (member_id uuid, figure text, at timestamptz, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT p.seller_id, said.figure, p.sent_at, 1::bigint
  FROM (
    SELECT 'proposals_sent' AS figure
    UNION ALL SELECT 'proposals_read' WHERE p.read_at IS NOT NULL
    UNION ALL SELECT 'proposals_won' WHERE p.state = 'accepted'
  ) said
  WHERE p.team_id IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION figures_of_project(p project)
RETURNS TABLE (member_id uuid, figure text, at timestamptz, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT p.owner_id, said.figure, coalesce(p.awarded_at, p.ended_at), 1::bigint
  FROM (SELECT 'projects_over' AS figure UNION ALL SELECT 'projects_hired' WHERE p.is_hired) said
  WHERE p.opened_at IS NOT NULL AND p.state IN ('awarded', 'done', 'closed', 'expired')
$$;
--> statement-breakpoint
-- All figures of a member from the facts alone.
CREATE FUNCTION figures_of_member(who uuid)
RETURNS TABLE (member_id uuid, figure text, at timestamptz, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT f.* FROM (
    SELECT f.* FROM deal d, figures_of_deal(d) f WHERE d.seller_id = who OR d.buyer_id = who
    UNION ALL SELECT f.* FROM deal d JOIN deal_event e ON e.deal_id = d.id, figures_of_deal_event(e) f
      WHERE (d.seller_id = who OR d.buyer_id = who) AND e.kind IN ('funded', 'released', 'revision-asked', 'released-by-time')
    UNION ALL SELECT f.* FROM deal d JOIN milestone m ON m.deal_id = d.id, figures_of_milestone(m) f WHERE d.seller_id = who
    UNION ALL SELECT f.* FROM ledger_account a JOIN ledger_posting p ON p.account_id = a.id, figures_of_posting(p) f
      WHERE a.kind IN ('clearing', 'available', 'deposited') AND a.owner = who::text
    UNION ALL SELECT f.* FROM message_question q, figures_of_question(q) f WHERE q.member_id = who
    UNION ALL SELECT f.* FROM review r, figures_of_review(r) f WHERE r.about_id = who AND r.revealed_at IS NOT NULL AND r.voided_at IS NULL
    UNION ALL SELECT f.* FROM proposal p, figures_of_proposal(p) f WHERE p.seller_id = who
    UNION ALL SELECT f.* FROM project p, figures_of_project(p) f WHERE p.owner_id = who
  ) f WHERE f.member_id = who AND f.at IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION deal_changes_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_figure_change (member_id, figure, at, amount)
  SELECT c.member_id, c.figure, c.at, sum(c.amount) FROM (
    SELECT f.* FROM figures_of_deal(NEW) f WHERE TG_OP <> 'DELETE'
    UNION ALL SELECT f.member_id, f.figure, f.at, -f.amount FROM figures_of_deal(OLD) f WHERE TG_OP <> 'INSERT'
  ) c WHERE c.member_id IS NOT NULL AND c.at IS NOT NULL GROUP BY c.member_id, c.figure, c.at HAVING sum(c.amount) <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER deal_changes_figures AFTER INSERT OR UPDATE OF state, ended_at OR DELETE ON deal
FOR EACH ROW EXECUTE FUNCTION deal_changes_figures();
--> statement-breakpoint
CREATE FUNCTION deal_event_changes_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_figure_change (member_id, figure, at, amount)
  SELECT c.member_id, c.figure, c.at, sum(c.amount) FROM (
    SELECT f.* FROM figures_of_deal_event(NEW) f
  ) c WHERE c.member_id IS NOT NULL AND c.at IS NOT NULL GROUP BY c.member_id, c.figure, c.at HAVING sum(c.amount) <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER deal_event_changes_figures AFTER INSERT ON deal_event
FOR EACH ROW WHEN (NEW.kind IN ('funded', 'released', 'revision-asked', 'released-by-time')) EXECUTE FUNCTION deal_event_changes_figures();
--> statement-breakpoint
CREATE FUNCTION milestone_changes_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_figure_change (member_id, figure, at, amount)
  SELECT c.member_id, c.figure, c.at, sum(c.amount) FROM (
    SELECT f.* FROM figures_of_milestone(NEW) f WHERE TG_OP <> 'DELETE'
    UNION ALL SELECT f.member_id, f.figure, f.at, -f.amount FROM figures_of_milestone(OLD) f WHERE TG_OP <> 'INSERT'
  ) c WHERE c.member_id IS NOT NULL AND c.at IS NOT NULL GROUP BY c.member_id, c.figure, c.at HAVING sum(c.amount) <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER milestone_changes_figures AFTER INSERT OR UPDATE OF delivered_at, due_at, ended_at, fault OR DELETE ON milestone
FOR EACH ROW EXECUTE FUNCTION milestone_changes_figures();
--> statement-breakpoint
CREATE FUNCTION ledger_posting_changes_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_figure_change (member_id, figure, at, amount)
  SELECT c.member_id, c.figure, c.at, sum(c.amount) FROM (
    SELECT f.* FROM figures_of_posting(NEW) f
  ) c WHERE c.member_id IS NOT NULL AND c.at IS NOT NULL GROUP BY c.member_id, c.figure, c.at HAVING sum(c.amount) <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_posting_changes_figures AFTER INSERT ON ledger_posting
FOR EACH ROW WHEN (NEW.kind IN ('fund', 'release', 'refund', 'split', 'take-back', 'tip')) EXECUTE FUNCTION ledger_posting_changes_figures();
--> statement-breakpoint
CREATE FUNCTION message_question_changes_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_figure_change (member_id, figure, at, amount)
  SELECT c.member_id, c.figure, c.at, sum(c.amount) FROM (
    SELECT f.* FROM figures_of_question(NEW) f WHERE TG_OP <> 'DELETE'
    UNION ALL SELECT f.member_id, f.figure, f.at, -f.amount FROM figures_of_question(OLD) f WHERE TG_OP <> 'INSERT'
  ) c WHERE c.member_id IS NOT NULL AND c.at IS NOT NULL GROUP BY c.member_id, c.figure, c.at HAVING sum(c.amount) <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER message_question_changes_figures AFTER INSERT OR UPDATE OR DELETE ON message_question
FOR EACH ROW EXECUTE FUNCTION message_question_changes_figures();
--> statement-breakpoint
CREATE FUNCTION review_changes_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_figure_change (member_id, figure, at, amount)
  SELECT c.member_id, c.figure, c.at, sum(c.amount) FROM (
    SELECT f.* FROM figures_of_review(NEW) f WHERE TG_OP <> 'DELETE'
    UNION ALL SELECT f.member_id, f.figure, f.at, -f.amount FROM figures_of_review(OLD) f WHERE TG_OP <> 'INSERT'
  ) c WHERE c.member_id IS NOT NULL AND c.at IS NOT NULL GROUP BY c.member_id, c.figure, c.at HAVING sum(c.amount) <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER review_changes_figures AFTER INSERT OR UPDATE OF revealed_at, voided_at, rating OR DELETE ON review
FOR EACH ROW EXECUTE FUNCTION review_changes_figures();
--> statement-breakpoint
CREATE FUNCTION proposal_changes_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_figure_change (member_id, figure, at, amount)
  SELECT c.member_id, c.figure, c.at, sum(c.amount) FROM (
    SELECT f.* FROM figures_of_proposal(NEW) f WHERE TG_OP <> 'DELETE'
    UNION ALL SELECT f.member_id, f.figure, f.at, -f.amount FROM figures_of_proposal(OLD) f WHERE TG_OP <> 'INSERT'
  ) c WHERE c.member_id IS NOT NULL AND c.at IS NOT NULL GROUP BY c.member_id, c.figure, c.at HAVING sum(c.amount) <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER proposal_changes_figures AFTER INSERT OR UPDATE OF state, read_at, sent_at OR DELETE ON proposal
FOR EACH ROW EXECUTE FUNCTION proposal_changes_figures();
--> statement-breakpoint
CREATE FUNCTION project_changes_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_figure_change (member_id, figure, at, amount)
  SELECT c.member_id, c.figure, c.at, sum(c.amount) FROM (
    SELECT f.* FROM figures_of_project(NEW) f WHERE TG_OP <> 'DELETE'
    UNION ALL SELECT f.member_id, f.figure, f.at, -f.amount FROM figures_of_project(OLD) f WHERE TG_OP <> 'INSERT'
  ) c WHERE c.member_id IS NOT NULL AND c.at IS NOT NULL GROUP BY c.member_id, c.figure, c.at HAVING sum(c.amount) <> 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER project_changes_figures AFTER INSERT OR UPDATE OF state, awarded_at, ended_at, is_hired OR DELETE ON project
FOR EACH ROW EXECUTE FUNCTION project_changes_figures();
--> statement-breakpoint
-- Whoever moves to another zone has other days: they are counted anew.
CREATE FUNCTION member_moves_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE member_figure_state SET checks_at = 'epoch' WHERE member_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER member_moves_days AFTER UPDATE OF time_zone ON member
FOR EACH ROW WHEN (OLD.time_zone IS DISTINCT FROM NEW.time_zone) EXECUTE FUNCTION member_moves_days();
--> statement-breakpoint
-- Since when a level is held.
CREATE FUNCTION member_standing_since() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.level_since := coalesce(NEW.computed_at, now());
  NEW.level_before := OLD.level;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER member_standing_since BEFORE UPDATE OF level ON member_standing
FOR EACH ROW WHEN (OLD.level IS DISTINCT FROM NEW.level) EXECUTE FUNCTION member_standing_since();
