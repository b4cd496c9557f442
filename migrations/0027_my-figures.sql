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
ALTER TABLE "member_standing" ADD COLUMN "level_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_standing" ADD COLUMN "level_before" text;--> statement-breakpoint
CREATE INDEX "member_figure_change_of" ON "member_figure_change" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_figure_state_due" ON "member_figure_state" USING btree ("checks_at") WHERE "member_figure_state"."checks_at" is not null;--> statement-breakpoint
CREATE INDEX "deal_of_pair" ON "deal" USING btree ("seller_id","buyer_id");
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
  WHERE NOT q.is_exempt
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
