CREATE TABLE "deal_share" (
	"deal_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"basis_points" integer NOT NULL,
	CONSTRAINT "deal_share_deal_id_member_id_pk" PRIMARY KEY("deal_id","member_id"),
	CONSTRAINT "deal_share_part" CHECK ("deal_share"."basis_points" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "deal_worker" (
	"deal_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deal_worker_deal_id_member_id_pk" PRIMARY KEY("deal_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"portrait_id" uuid,
	"cover_id" uuid,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"country" text,
	"state" text DEFAULT 'active' NOT NULL,
	"owner_id" uuid NOT NULL,
	"people" integer DEFAULT 1 NOT NULL,
	"offered_to" uuid,
	"suspended_reason" text,
	"suspended_until" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"dissolved_at" timestamp with time zone,
	CONSTRAINT "team_state_known" CHECK ("team"."state" in ('active','suspended','dissolved'))
);
--> statement-breakpoint
CREATE TABLE "team_division" (
	"team_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"proposed_by" uuid,
	"proposed_at" timestamp with time zone NOT NULL,
	"in_force_from" timestamp with time zone,
	"in_force_until" timestamp with time zone,
	CONSTRAINT "team_division_team_id_number_pk" PRIMARY KEY("team_id","number"),
	CONSTRAINT "team_division_state_known" CHECK ("team_division"."state" in ('waiting','in-force','past','refused','withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "team_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"by_id" uuid,
	"about_id" uuid,
	"words" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"member_id" uuid,
	"email" text,
	"role" text NOT NULL,
	"basis_points" integer NOT NULL,
	"token_hash" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"invited_by" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	CONSTRAINT "team_invitation_role" CHECK ("team_invitation"."role" in ('manager','member')),
	CONSTRAINT "team_invitation_part" CHECK ("team_invitation"."basis_points" between 0 and 10000),
	CONSTRAINT "team_invitation_state_known" CHECK ("team_invitation"."state" in ('open','accepted','declined','taken-back'))
);
--> statement-breakpoint
CREATE TABLE "team_member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"role" text NOT NULL,
	"craft" text DEFAULT '' NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "team_member_role_known" CHECK ("team_member"."role" in ('owner','manager','member'))
);
--> statement-breakpoint
CREATE TABLE "team_old_slug" (
	"slug" text PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_share" (
	"team_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"basis_points" integer NOT NULL,
	"must_agree" text DEFAULT 'no' NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "team_share_team_id_number_member_id_pk" PRIMARY KEY("team_id","number","member_id"),
	CONSTRAINT "team_share_part" CHECK ("team_share"."basis_points" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "service" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "deal" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "deal" ADD COLUMN "team_division" integer;--> statement-breakpoint
ALTER TABLE "ledger_clearing" ADD COLUMN "basis_points" integer;--> statement-breakpoint
ALTER TABLE "proposal" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "deal_share" ADD CONSTRAINT "deal_share_deal_id_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_worker" ADD CONSTRAINT "deal_worker_deal_id_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_division" ADD CONSTRAINT "team_division_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_event" ADD CONSTRAINT "team_event_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitation" ADD CONSTRAINT "team_invitation_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_old_slug" ADD CONSTRAINT "team_old_slug_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_share" ADD CONSTRAINT "team_share_team_id_number_team_division_team_id_number_fk" FOREIGN KEY ("team_id","number") REFERENCES "public"."team_division"("team_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_share_of_member" ON "deal_share" USING btree ("member_id","deal_id");--> statement-breakpoint
CREATE INDEX "deal_worker_of_member" ON "deal_worker" USING btree ("member_id","deal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_slug" ON "team" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "team_of_owner" ON "team" USING btree ("owner_id") WHERE "team"."state" <> 'dissolved';--> statement-breakpoint
CREATE INDEX "team_by_state" ON "team" USING btree ("state","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "team_in_directory" ON "team" USING btree ("started_at" DESC NULLS LAST,"id") WHERE "team"."state" = 'active' and "team"."people" >= 2;--> statement-breakpoint
CREATE INDEX "team_by_size" ON "team" USING btree ("people" DESC NULLS LAST,"id") WHERE "team"."state" = 'active' and "team"."people" >= 2;--> statement-breakpoint
CREATE INDEX "team_words" ON "team" USING gin (lower("name" || ' ' || "headline") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "team_skills" ON "team" USING gin ("skills");--> statement-breakpoint
CREATE INDEX "team_languages" ON "team" USING gin ("languages");--> statement-breakpoint
CREATE INDEX "team_suspended" ON "team" USING btree ("suspended_until") WHERE "team"."state" = 'suspended';--> statement-breakpoint
CREATE UNIQUE INDEX "team_division_in_force" ON "team_division" USING btree ("team_id") WHERE "team_division"."state" = 'in-force';--> statement-breakpoint
CREATE UNIQUE INDEX "team_division_waiting" ON "team_division" USING btree ("team_id") WHERE "team_division"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "team_event_of_team" ON "team_event" USING btree ("team_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitation_token" ON "team_invitation" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "team_invitation_of_team" ON "team_invitation" USING btree ("team_id","invited_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "team_invitation_of_member" ON "team_invitation" USING btree ("member_id") WHERE "team_invitation"."state" = 'open';--> statement-breakpoint
CREATE INDEX "team_invitation_of_email" ON "team_invitation" USING btree (lower("email")) WHERE "team_invitation"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "team_member_now" ON "team_member" USING btree ("team_id","member_id") WHERE "team_member"."left_at" is null;--> statement-breakpoint
CREATE INDEX "team_member_of" ON "team_member" USING btree ("member_id","left_at");--> statement-breakpoint
CREATE INDEX "team_share_to_answer" ON "team_share" USING btree ("member_id") WHERE "team_share"."must_agree" = 'waiting';--> statement-breakpoint
CREATE INDEX "service_of_team" ON "service" USING btree ("team_id") WHERE "service"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "deal_of_team" ON "deal" USING btree ("team_id","state","changed_at" DESC NULLS LAST) WHERE "deal"."team_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_clearing_of_subject" ON "ledger_clearing" USING btree ("subject_id","member_id");--> statement-breakpoint
CREATE INDEX "proposal_of_team" ON "proposal" USING btree ("team_id","state") WHERE "proposal"."team_id" is not null;--> statement-breakpoint
CREATE INDEX "review_of_team" ON "review" USING btree ("team_id","revealed_at" DESC NULLS LAST,"id") WHERE "review"."revealed_at" is not null and "review"."voided_at" is null and "review"."team_id" is not null;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_of_team_is_divided" CHECK ("deal"."team_id" is null or "deal"."accepted_at" is null or "deal"."team_division" is not null);
--> statement-breakpoint
-- by hand: money that clears is a row for each person
ALTER TABLE ledger_clearing DROP CONSTRAINT ledger_clearing_pkey;
--> statement-breakpoint
ALTER TABLE ledger_clearing ALTER COLUMN subject_id SET NOT NULL;
--> statement-breakpoint
-- A process of the version before knows one seller: it may neither pay a team's money to one person nor clear a part that nobody was paid.
CREATE FUNCTION ledger_clearing_by_shares() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.basis_points IS NULL AND EXISTS (SELECT FROM deal_share WHERE deal_id = NEW.deal_id) THEN
      RAISE EXCEPTION 'The deal % is paid by shares', NEW.deal_id;
    END IF;
  ELSIF NEW.state = 'cleared' AND OLD.state <> 'cleared' AND NEW.basis_points IS NOT NULL AND NOT EXISTS (
    SELECT FROM ledger_transfer WHERE key = 'clear:' || NEW.subject_id || ':' || NEW.member_id) THEN
    RAISE EXCEPTION 'The part of % in % was not cleared', NEW.member_id, NEW.subject_id;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_clearing_by_shares BEFORE INSERT OR UPDATE ON ledger_clearing
FOR EACH ROW EXECUTE FUNCTION ledger_clearing_by_shares();
--> statement-breakpoint
-- The shares of a deal are those of the day on which it was accepted.
CREATE FUNCTION deal_share_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The shares of a deal never change';
END
$$;
--> statement-breakpoint
CREATE TRIGGER deal_share_stays BEFORE UPDATE OR DELETE ON deal_share
FOR EACH ROW EXECUTE FUNCTION deal_share_stays();
--> statement-breakpoint
-- Nor may such a process sell in one person's name what a team offers.
CREATE FUNCTION deal_in_name_of_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM service WHERE id = NEW.service_id AND team_id IS NOT NULL)
    OR EXISTS (SELECT FROM proposal WHERE id = NEW.proposal_id AND team_id IS NOT NULL) THEN
    RAISE EXCEPTION 'This is offered by a team';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER deal_in_name_of_team BEFORE INSERT ON deal
FOR EACH ROW WHEN (NEW.team_id IS NULL AND (NEW.service_id IS NOT NULL OR NEW.proposal_id IS NOT NULL))
EXECUTE FUNCTION deal_in_name_of_team();
