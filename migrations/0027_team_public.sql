CREATE TABLE "work_loan" (
	"work_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"lent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_loan_work_id_team_id_pk" PRIMARY KEY("work_id","team_id")
);
--> statement-breakpoint
ALTER TABLE "work_loan" ADD CONSTRAINT "work_loan_work_id_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_loan_to_team" ON "work_loan" USING btree ("team_id","lent_at" DESC NULLS LAST,"work_id");--> statement-breakpoint
CREATE INDEX "work_loan_of_member" ON "work_loan" USING btree ("member_id","team_id");--> statement-breakpoint
CREATE INDEX "team_portrait" ON "team" USING btree ("portrait_id") WHERE "team"."portrait_id" is not null;--> statement-breakpoint
CREATE INDEX "team_cover" ON "team" USING btree ("cover_id") WHERE "team"."cover_id" is not null;--> statement-breakpoint
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
