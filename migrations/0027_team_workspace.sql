CREATE TABLE "team_earning" (
	"transfer_id" bigint PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"released_minor" bigint NOT NULL,
	"commission_minor" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "team_earning_of_team" ON "team_earning" USING btree ("team_id","at","transfer_id");--> statement-breakpoint
CREATE INDEX "deal_of_team_changed" ON "deal" USING btree ("team_id","changed_at","id") WHERE "deal"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "deal_of_team_proposed" ON "deal" USING btree ("team_id","proposed_at","id") WHERE "deal"."team_id" is not null;--> statement-breakpoint
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
