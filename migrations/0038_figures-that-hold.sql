-- by hand: what a milestone says of whether its seller keeps dates, for all who count it
-- Nothing where nothing was due yet, or where it came to nothing by no fault of the seller. A revision has its own date, so a milestone that was
-- revised has to have come in time the first time as well: the date of that time stands in what happened in the deal.
CREATE FUNCTION milestone_was_on_time(m milestone) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN m.due_at IS NULL THEN NULL
    WHEN m.delivered_at IS NULL THEN CASE WHEN m.fault = 'seller' THEN false END
    WHEN m.delivered_at > m.due_at THEN false
    WHEN m.first_delivered_at IS NULL OR m.first_delivered_at >= m.delivered_at THEN true
    ELSE m.first_delivered_at <= coalesce(
      (SELECT (e.data ->> 'dueAt')::timestamptz FROM deal_event e
        WHERE e.deal_id = m.deal_id AND e.milestone_id = m.id AND e.at <= m.first_delivered_at
          AND e.kind IN ('funded', 'extension-agreed', 'dispute-withdrawn') AND e.data ->> 'dueAt' IS NOT NULL
        ORDER BY e.number DESC LIMIT 1),
      -- What was paid before the questions were answered has had its time since the answers.
      (SELECT d.requirements_answered_at + m.days * interval '24 hours' FROM deal d
        WHERE d.id = m.deal_id AND d.requirements_answered_at >= m.funded_at),
      m.due_at)
  END
$$;
--> statement-breakpoint
-- by hand: whose deliveries leave the days that are counted
CREATE INDEX "milestone_counted_at" ON "milestone" USING btree (coalesce("delivered_at", "ended_at")) WHERE "due_at" is not null;
--> statement-breakpoint
-- As levels count it: what was delivered, and what never was by the fault of the seller.
CREATE OR REPLACE FUNCTION figures_of_milestone(m milestone)
RETURNS TABLE (member_id uuid, figure text, at timestamptz, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT d.seller_id, said.figure, coalesce(m.delivered_at, m.ended_at), 1::bigint
  FROM deal d CROSS JOIN (SELECT milestone_was_on_time(m) AS on_time) kept CROSS JOIN LATERAL (
    SELECT 'due' AS figure UNION ALL SELECT 'on_time' WHERE kept.on_time
  ) said
  WHERE d.id = m.deal_id AND d.team_id IS NULL AND kept.on_time IS NOT NULL
$$;
--> statement-breakpoint
-- What moderators hide is neither read nor counted.
CREATE OR REPLACE FUNCTION figures_of_review(r review)
RETURNS TABLE (member_id uuid, figure text, at timestamptz, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT r.about_id, said.figure, r.revealed_at, said.amount
  FROM (VALUES ('reviews', 1::bigint), ('rating', r.rating), ('communication', r.communication), ('quality', r.quality),
    ('timing', r.timing), ('stars_' || round(r.rating / 100.0), 1)) AS said(figure, amount)
  WHERE r.by = 'buyer' AND r.team_id IS NULL AND r.revealed_at IS NOT NULL AND r.voided_at IS NULL AND r.hidden_at IS NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION figures_of_member(who uuid)
RETURNS TABLE (member_id uuid, figure text, at timestamptz, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT f.* FROM (
    SELECT f.* FROM deal d, figures_of_deal(d) f WHERE d.seller_id = who OR d.buyer_id = who
    UNION ALL SELECT f.* FROM deal d JOIN deal_event e ON e.deal_id = d.id, figures_of_deal_event(e) f
      WHERE (d.seller_id = who OR d.buyer_id = who) AND e.kind IN ('funded', 'released', 'revision-asked', 'released-by-time')
    UNION ALL SELECT f.* FROM deal d JOIN milestone m ON m.deal_id = d.id, figures_of_milestone(m) f WHERE d.seller_id = who
    UNION ALL SELECT f.* FROM ledger_account a JOIN ledger_posting p ON p.account_id = a.id, figures_of_posting(p) f
      WHERE a.kind IN ('clearing', 'available', 'deposited') AND a.owner = who::text
    UNION ALL SELECT f.* FROM message_question q, figures_of_question(q) f WHERE q.member_id = who
    UNION ALL SELECT f.* FROM review r, figures_of_review(r) f
      WHERE r.about_id = who AND r.revealed_at IS NOT NULL AND r.voided_at IS NULL AND r.hidden_at IS NULL
    UNION ALL SELECT f.* FROM proposal p, figures_of_proposal(p) f WHERE p.seller_id = who
    UNION ALL SELECT f.* FROM project p, figures_of_project(p) f WHERE p.owner_id = who
  ) f WHERE f.member_id = who AND f.at IS NOT NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER review_changes_figures AFTER INSERT OR UPDATE OF revealed_at, voided_at, hidden_at, rating OR DELETE ON review
FOR EACH ROW EXECUTE FUNCTION review_changes_figures();
--> statement-breakpoint
-- Whoever was counted by other rules until now is counted anew.
UPDATE "member_figure_state" SET "checks_at" = 'epoch' WHERE "member_id" IN (
	SELECT "about_id" FROM "review" WHERE "hidden_at" IS NOT NULL
	UNION SELECT "deal"."seller_id" FROM "milestone" JOIN "deal" ON "deal"."id" = "milestone"."deal_id"
		WHERE "milestone"."delivered_at" > "milestone"."first_delivered_at" AND "milestone"."delivered_at" <= "milestone"."due_at"
			AND NOT milestone_was_on_time("milestone"));
--> statement-breakpoint
-- What was kept by other rules until now: rates of the last 90 days, and what became of the deals of a service.
UPDATE "member_standing" AS "kept" SET "on_time_basis_points" = "counted"."rate" FROM (
	SELECT "who"."member_id", "rates"."rate" FROM "member_standing" AS "who" LEFT JOIN (
		SELECT coalesce(d."team_id", d."seller_id") AS "member_id", round(avg(CASE WHEN "said"."on_time" THEN 10000 ELSE 0 END))::int AS "rate"
		FROM "milestone" m JOIN "deal" d ON d."id" = m."deal_id" CROSS JOIN LATERAL (SELECT milestone_was_on_time(m) AS "on_time") AS "said"
		WHERE m."due_at" IS NOT NULL AND coalesce(m."delivered_at", m."ended_at") >= now() - interval '90 days' AND "said"."on_time" IS NOT NULL
			AND d."state" IN ('active', 'disputed', 'completed', 'cancelled')
		GROUP BY 1) AS "rates" ON "rates"."member_id" = "who"."member_id"
	WHERE "who"."on_time_basis_points" IS NOT NULL) AS "counted"
WHERE "kept"."member_id" = "counted"."member_id" AND "kept"."on_time_basis_points" IS DISTINCT FROM "counted"."rate";
--> statement-breakpoint
UPDATE "service_figures" AS "kept" SET "failed_count" = "counted"."failed", "on_time_count" = "counted"."on_time" FROM (
	SELECT d."service_id",
		(count(*) FILTER (WHERE d."state" = 'cancelled' AND EXISTS (
			SELECT 1 FROM "milestone" m WHERE m."deal_id" = d."id" AND m."fault" = 'seller')))::int AS "failed",
		(count(*) FILTER (WHERE d."state" = 'completed' AND NOT EXISTS (
			SELECT 1 FROM "milestone" m WHERE m."deal_id" = d."id" AND NOT milestone_was_on_time(m))))::int AS "on_time"
	FROM "deal" d WHERE d."service_id" IS NOT NULL GROUP BY 1) AS "counted"
WHERE "kept"."service_id" = "counted"."service_id"
	AND ("kept"."failed_count", "kept"."on_time_count") IS DISTINCT FROM ("counted"."failed", "counted"."on_time");
