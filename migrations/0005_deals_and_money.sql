CREATE TABLE "company_details" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"legal_name" text NOT NULL,
	"country" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"registration_number" text NOT NULL,
	"tax_number" text NOT NULL,
	"vat_number" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_details_kind_known" CHECK ("company_details"."kind" in ('individual','self_employed','company'))
);
--> statement-breakpoint
CREATE TABLE "deal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"buyer_id" uuid,
	"seller_id" uuid,
	"proposed_by" text NOT NULL,
	"invited_email" text,
	"invitation_hash" text,
	"title" text NOT NULL,
	"terms" text NOT NULL,
	"fee_bearer" text NOT NULL,
	"revisions_most" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"requirements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"requirement_answers" jsonb,
	"requirements_answered_at" timestamp with time zone,
	"service_id" uuid,
	"order_id" uuid,
	"project_id" uuid,
	"proposal_id" uuid,
	"proposed_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"outcome" text,
	"changed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"events_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "deal_state_known" CHECK ("deal"."state" in ('proposed','accepted','active','disputed','completed','cancelled','declined','withdrawn','expired')),
	CONSTRAINT "deal_between_two" CHECK ("deal"."buyer_id" is null or "deal"."buyer_id" <> "deal"."seller_id"),
	CONSTRAINT "deal_accepted_has_both" CHECK ("deal"."accepted_at" is null or ("deal"."buyer_id" is not null and "deal"."seller_id" is not null)),
	CONSTRAINT "deal_somebody_proposed" CHECK ("deal"."buyer_id" is not null or "deal"."seller_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "deal_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"by" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"file_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"milestone_id" uuid,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text NOT NULL,
	"days" integer,
	"title" text,
	"price_minor" bigint,
	"fault" text,
	"asked_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deal_version" (
	"deal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "deal_version_deal_id_number_pk" PRIMARY KEY("deal_id","number")
);
--> statement-breakpoint
CREATE TABLE "delivery" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"milestone_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"revision_asked_at" timestamp with time zone,
	"revision_reasons" text
);
--> statement-breakpoint
CREATE TABLE "dispute" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"milestone_id" uuid NOT NULL,
	"opened_by" text NOT NULL,
	"is_claim" boolean DEFAULT false NOT NULL,
	"is_money_held" boolean NOT NULL,
	"reason" text NOT NULL,
	"wanted_minor" bigint NOT NULL,
	"statement" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"settle_by" timestamp with time zone NOT NULL,
	"decide_by" timestamp with time zone NOT NULL,
	"offered_by" text,
	"offered_minor" bigint,
	"state" text DEFAULT 'open' NOT NULL,
	"earned_minor" bigint,
	"fault" text,
	"decided_by" uuid,
	"reasons" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "dispute_wanted" CHECK ("dispute"."wanted_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "milestone" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"days" integer NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"revisions_left" integer NOT NULL,
	"due_at" timestamp with time zone,
	"funded_at" timestamp with time zone,
	"first_delivered_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"earned_minor" bigint,
	"fault" text,
	CONSTRAINT "milestone_state_known" CHECK ("milestone"."state" in ('planned','funded','delivered','released','refunded','split','dropped')),
	CONSTRAINT "milestone_price" CHECK ("milestone"."price_minor" > 0),
	CONSTRAINT "milestone_earned" CHECK ("milestone"."earned_minor" is null or "milestone"."earned_minor" between 0 and "milestone"."price_minor"),
	CONSTRAINT "milestone_ended_is_settled" CHECK (("milestone"."state" in ('released','refunded','split')) = ("milestone"."earned_minor" is not null))
);
--> statement-breakpoint
CREATE TABLE "dispute_question" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"dispute_id" uuid NOT NULL,
	"asked_of" text NOT NULL,
	"text" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deal_draft" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"typed" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_told" (
	"deal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "deal_told_deal_id_number_pk" PRIMARY KEY("deal_id","number")
);
--> statement-breakpoint
CREATE TABLE "deal_clock" (
	"deal_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"runs_at" timestamp with time zone NOT NULL,
	"stopped_left_ms" bigint,
	CONSTRAINT "deal_clock_subject_id_kind_pk" PRIMARY KEY("subject_id","kind")
);
--> statement-breakpoint
CREATE TABLE "deal_event" (
	"deal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"member_id" uuid,
	"kind" text NOT NULL,
	"milestone_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "deal_event_deal_id_number_pk" PRIMARY KEY("deal_id","number")
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"may_be_negative" boolean NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"postings_count" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_not_below_zero" CHECK ("ledger_account"."may_be_negative" or "ledger_account"."balance" >= 0),
	CONSTRAINT "ledger_account_kind_known" CHECK ("ledger_account"."kind" in ('available','clearing','escrow','transit','revenue','referrals','provider'))
);
--> statement-breakpoint
CREATE TABLE "ledger_clearing" (
	"subject_id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"deal_id" uuid,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"clears_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "ledger_clearing_amount" CHECK ("ledger_clearing"."amount" > 0),
	CONSTRAINT "ledger_clearing_state_known" CHECK ("ledger_clearing"."state" in ('waiting','held','cleared','taken_back'))
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"account_id" bigint NOT NULL,
	"number" bigint NOT NULL,
	"transfer_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_posting_account_id_number_pk" PRIMARY KEY("account_id","number"),
	CONSTRAINT "ledger_posting_moves_something" CHECK ("ledger_posting"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"deal_id" uuid
);
--> statement-breakpoint
CREATE TABLE "ledger_verification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_verification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"postings_count" bigint NOT NULL,
	"took_ms" integer NOT NULL,
	"findings" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_key" text NOT NULL,
	"service_id" uuid NOT NULL,
	"tier" text NOT NULL,
	"extra_ids" text[] NOT NULL,
	"quantity" integer NOT NULL,
	"seen_price_minor" bigint NOT NULL,
	"seen_days" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_line_quantity" CHECK ("cart_line"."quantity" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"service_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"title" text NOT NULL,
	"tier" text NOT NULL,
	"package_title" text NOT NULL,
	"extras" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	"service_fee_minor" bigint NOT NULL,
	"pays_minor" bigint NOT NULL,
	"delivery_days" integer NOT NULL,
	"deal_id" uuid,
	CONSTRAINT "order_line_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" between 1 and 10),
	CONSTRAINT "order_line_sum" CHECK ("order_line"."pays_minor" = "order_line"."price_minor" + "order_line"."service_fee_minor")
);
--> statement-breakpoint
CREATE TABLE "purchase_order" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "purchase_order_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"buyer_id" uuid NOT NULL,
	"form_key" uuid NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"payment_minor" bigint NOT NULL,
	"payment_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "purchase_order_state_known" CHECK ("purchase_order"."state" in ('waiting','placed','failed','cancelled','returned')),
	CONSTRAINT "purchase_order_total" CHECK ("purchase_order"."total_minor" > 0),
	CONSTRAINT "purchase_order_payment" CHECK ("purchase_order"."payment_minor" between 0 and "purchase_order"."total_minor")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"pay_at" text,
	"return_to" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_look_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" > 0),
	CONSTRAINT "payment_state_known" CHECK ("payment"."state" in ('created','pending','succeeded','failed','expired','refunded'))
);
--> statement-breakpoint
CREATE TABLE "payout" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "payout_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"method_id" uuid NOT NULL,
	"method_kind" text NOT NULL,
	"method_label" text NOT NULL,
	"sealed" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decide_by" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "payout_amount" CHECK ("payout"."amount" > 0),
	CONSTRAINT "payout_state_known" CHECK ("payout"."state" in ('requested','approved','sent','paid','rejected','failed')),
	CONSTRAINT "payout_says_why" CHECK ("payout"."state" not in ('rejected','failed') or "payout"."reason" <> '')
);
--> statement-breakpoint
CREATE TABLE "payout_method" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"label" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"usable_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payout_method_kind_known" CHECK ("payout_method"."kind" in ('bank','card','other'))
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category_id" uuid,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"budget_kind" text DEFAULT 'open' NOT NULL,
	"budget_min_minor" bigint,
	"budget_max_minor" bigint,
	"wanted_by" date,
	"visibility" text DEFAULT 'public' NOT NULL,
	"proposals_most" integer,
	"is_owner_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"open_until" timestamp with time zone,
	"is_extended" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"awarded_at" timestamp with time zone,
	"deal_id" uuid,
	"is_hired" boolean DEFAULT false NOT NULL,
	"proposals_count" integer DEFAULT 0 NOT NULL,
	"queued_count" integer DEFAULT 0 NOT NULL,
	"proposed_min_minor" bigint,
	"proposed_max_minor" bigint,
	CONSTRAINT "project_state_known" CHECK ("project"."state" in ('draft','in_review','open','awarded','done','closed','expired','rejected')),
	CONSTRAINT "project_open_is_whole" CHECK ("project"."state" not in ('open','awarded') or ("project"."category_id" is not null and "project"."opened_at" is not null and "project"."open_until" is not null)),
	CONSTRAINT "project_awarded_has_deal" CHECK ("project"."state" <> 'awarded' or "project"."deal_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "project_file" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"proposal_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"file_key" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_invitation" (
	"project_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_invitation_project_id_seller_id_pk" PRIMARY KEY("project_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "proposal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"text" text NOT NULL,
	"milestones" jsonb NOT NULL,
	"price_minor" bigint NOT NULL,
	"days" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"decline_note" text DEFAULT '' NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "proposal_state_known" CHECK ("proposal"."state" in ('sent','shortlisted','accepted','declined','withdrawn')),
	CONSTRAINT "proposal_price" CHECK ("proposal"."price_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deal_id" uuid NOT NULL,
	"by" text NOT NULL,
	"author_id" uuid,
	"about_id" uuid NOT NULL,
	"service_id" uuid,
	"bought" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"rating" integer NOT NULL,
	"communication" integer,
	"quality" integer,
	"timing" integer,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"reveals_at" timestamp with time zone NOT NULL,
	"revealed_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"reply" text,
	"replied_at" timestamp with time zone,
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 100 and 500),
	CONSTRAINT "review_parts" CHECK (("review"."by" = 'buyer') = ("review"."communication" is not null and "review"."quality" is not null and "review"."timing" is not null)),
	CONSTRAINT "review_reply_after_reveal" CHECK ("review"."reply" is null or "review"."revealed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "review_told" (
	"deal_id" uuid NOT NULL,
	"what" text NOT NULL,
	"member_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_told_deal_id_what_member_id_pk" PRIMARY KEY("deal_id","what","member_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payment_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "sandbox_payment_amount" CHECK ("sandbox_payment"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "deal_file" ADD CONSTRAINT "deal_file_deal_id_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_request" ADD CONSTRAINT "deal_request_deal_id_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_version" ADD CONSTRAINT "deal_version_deal_id_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_deal_id_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_milestone_id_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_deal_id_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_question" ADD CONSTRAINT "dispute_question_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_clock" ADD CONSTRAINT "deal_clock_deal_id_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_event" ADD CONSTRAINT "deal_event_deal_id_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_transfer_id_ledger_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_purchase_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_method_id_payout_method_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payout_method"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_file" ADD CONSTRAINT "project_file_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_file" ADD CONSTRAINT "project_file_proposal_id_proposal_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_invitation" ADD CONSTRAINT "project_invitation_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal" ADD CONSTRAINT "proposal_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_of_buyer" ON "deal" USING btree ("buyer_id","state","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deal_of_seller" ON "deal" USING btree ("seller_id","state","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deal_of_service" ON "deal" USING btree ("service_id","state") WHERE "deal"."service_id" is not null;--> statement-breakpoint
CREATE INDEX "deal_of_order" ON "deal" USING btree ("order_id") WHERE "deal"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_of_proposal" ON "deal" USING btree ("proposal_id") WHERE "deal"."proposal_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_invitation" ON "deal" USING btree ("invitation_hash") WHERE "deal"."invitation_hash" is not null;--> statement-breakpoint
CREATE INDEX "deal_invited" ON "deal" USING btree (lower("invited_email")) WHERE "deal"."invited_email" is not null;--> statement-breakpoint
CREATE INDEX "deal_by_state" ON "deal" USING btree ("state","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deal_ended" ON "deal" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "deal_file_of_deal" ON "deal_file" USING btree ("deal_id","subject_id");--> statement-breakpoint
CREATE INDEX "deal_request_of_deal" ON "deal_request" USING btree ("deal_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "deal_request_one_open" ON "deal_request" USING btree ("deal_id","kind") WHERE "deal_request"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_number" ON "delivery" USING btree ("milestone_id","number");--> statement-breakpoint
CREATE INDEX "delivery_of_deal" ON "delivery" USING btree ("deal_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_one_open" ON "dispute" USING btree ("deal_id") WHERE "dispute"."state" = 'open';--> statement-breakpoint
CREATE INDEX "dispute_of_deal" ON "dispute" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "dispute_waiting" ON "dispute" USING btree ("decide_by") WHERE "dispute"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_position" ON "milestone" USING btree ("deal_id","position");--> statement-breakpoint
CREATE INDEX "milestone_over" ON "milestone" USING btree ("ended_at","state");--> statement-breakpoint
CREATE INDEX "dispute_question_of_deal" ON "dispute_question" USING btree ("deal_id","asked_at");--> statement-breakpoint
CREATE INDEX "deal_draft_expires" ON "deal_draft" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "deal_clock_due" ON "deal_clock" USING btree ("runs_at") WHERE "deal_clock"."stopped_left_ms" is null;--> statement-breakpoint
CREATE INDEX "deal_clock_of_deal" ON "deal_clock" USING btree ("deal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_name" ON "ledger_account" USING btree ("kind","owner");--> statement-breakpoint
CREATE INDEX "ledger_clearing_due" ON "ledger_clearing" USING btree ("clears_at") WHERE "ledger_clearing"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "ledger_clearing_of_member" ON "ledger_clearing" USING btree ("member_id","clears_at") WHERE "ledger_clearing"."state" in ('waiting','held');--> statement-breakpoint
CREATE INDEX "ledger_posting_transfer" ON "ledger_posting" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_posting_by_kind" ON "ledger_posting" USING btree ("account_id","kind","number");--> statement-breakpoint
CREATE INDEX "ledger_posting_by_time" ON "ledger_posting" USING btree ("account_id","at","number");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfer_key" ON "ledger_transfer" USING btree ("key");--> statement-breakpoint
CREATE INDEX "ledger_transfer_subject" ON "ledger_transfer" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "ledger_transfer_deal" ON "ledger_transfer" USING btree ("deal_id","id") WHERE "ledger_transfer"."deal_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transfer_time" ON "ledger_transfer" USING brin ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_same" ON "cart_line" USING btree ("owner_key","service_id","tier","extra_ids");--> statement-breakpoint
CREATE INDEX "cart_line_old" ON "cart_line" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_deal" ON "order_line" USING btree ("deal_id") WHERE "order_line"."deal_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_number" ON "purchase_order" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_form" ON "purchase_order" USING btree ("buyer_id","form_key");--> statement-breakpoint
CREATE INDEX "purchase_order_of_buyer" ON "purchase_order" USING btree ("buyer_id","ordered_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reference" ON "payment" USING btree ("provider","reference") WHERE "payment"."reference" is not null;--> statement-breakpoint
CREATE INDEX "payment_open" ON "payment" USING btree ("next_look_at") WHERE "payment"."state" in ('created','pending');--> statement-breakpoint
CREATE INDEX "payment_of_member" ON "payment" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_by_subject" ON "payment" USING btree ("purpose","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_number" ON "payout" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_one_open" ON "payout" USING btree ("member_id") WHERE "payout"."state" in ('requested','approved','sent');--> statement-breakpoint
CREATE INDEX "payout_of_member" ON "payout" USING btree ("member_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payout_by_state" ON "payout" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "payout_by_time" ON "payout" USING btree ("asked_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "payout_method_of_member" ON "payout_method" USING btree ("member_id","added_at");--> statement-breakpoint
CREATE INDEX "project_of_owner" ON "project" USING btree ("owner_id","state","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "project_newest" ON "project" USING btree ("opened_at" DESC NULLS LAST,"id") WHERE "project"."state" = 'open' and not "project"."is_owner_hidden";--> statement-breakpoint
CREATE INDEX "project_by_category" ON "project" USING btree ("category_id","opened_at" DESC NULLS LAST) WHERE "project"."state" = 'open' and not "project"."is_owner_hidden";--> statement-breakpoint
CREATE INDEX "project_largest" ON "project" USING btree ("budget_max_minor" DESC NULLS LAST,"opened_at" DESC NULLS LAST,"id") WHERE "project"."state" = 'open' and not "project"."is_owner_hidden";--> statement-breakpoint
CREATE INDEX "project_smallest" ON "project" USING btree ("budget_max_minor","opened_at" DESC NULLS LAST,"id") WHERE "project"."state" = 'open' and not "project"."is_owner_hidden";--> statement-breakpoint
CREATE INDEX "project_fewest" ON "project" USING btree (("proposals_count" + "queued_count"),"opened_at" DESC NULLS LAST,"id") WHERE "project"."state" = 'open' and not "project"."is_owner_hidden";--> statement-breakpoint
CREATE INDEX "project_by_skill" ON "project" USING gin ("skills") WHERE "project"."state" = 'open' and not "project"."is_owner_hidden";--> statement-breakpoint
CREATE INDEX "project_ends" ON "project" USING btree ("open_until") WHERE "project"."state" = 'open';--> statement-breakpoint
CREATE INDEX "project_queue" ON "project" USING btree ("submitted_at") WHERE "project"."state" = 'in_review';--> statement-breakpoint
CREATE UNIQUE INDEX "project_of_deal" ON "project" USING btree ("deal_id") WHERE "project"."deal_id" is not null;--> statement-breakpoint
CREATE INDEX "project_file_of_project" ON "project_file" USING btree ("project_id","added_at");--> statement-breakpoint
CREATE INDEX "project_file_of_proposal" ON "project_file" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "project_invitation_of_seller" ON "project_invitation" USING btree ("seller_id","invited_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_one_a_seller" ON "proposal" USING btree ("project_id","seller_id");--> statement-breakpoint
CREATE INDEX "proposal_of_seller" ON "proposal" USING btree ("seller_id","state","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposal_sent_in_month" ON "proposal" USING btree ("seller_id","sent_at");--> statement-breakpoint
CREATE INDEX "proposal_given_back" ON "proposal" USING btree ("seller_id","given_back_at") WHERE "proposal"."given_back_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_one_accepted" ON "proposal" USING btree ("project_id") WHERE "proposal"."state" = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "review_one_a_side" ON "review" USING btree ("deal_id","by");--> statement-breakpoint
CREATE INDEX "review_of_service" ON "review" USING btree ("service_id","revealed_at" DESC NULLS LAST,"id") WHERE "review"."by" = 'buyer' and "review"."revealed_at" is not null and "review"."voided_at" is null and "review"."service_id" is not null;--> statement-breakpoint
CREATE INDEX "review_about" ON "review" USING btree ("about_id","by","revealed_at" DESC NULLS LAST,"id") WHERE "review"."revealed_at" is not null and "review"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "review_of_author" ON "review" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "review_waiting" ON "review" USING btree ("reveals_at") WHERE "review"."revealed_at" is null and "review"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "service_version_by_category" ON "service_version" USING btree (("content" ->> 'categoryId'));--> statement-breakpoint
-- by hand: what the book promises is kept by the database itself, whoever writes to it
CREATE FUNCTION ledger_is_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is never changed: a correction is a new transfer' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transfer_is_never_changed BEFORE UPDATE OR DELETE ON "ledger_transfer"
  FOR EACH ROW EXECUTE FUNCTION ledger_is_never_changed();
--> statement-breakpoint
CREATE TRIGGER ledger_transfer_is_never_emptied BEFORE TRUNCATE ON "ledger_transfer"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_never_changed();
--> statement-breakpoint
CREATE TRIGGER ledger_posting_is_never_changed BEFORE UPDATE OR DELETE ON "ledger_posting"
  FOR EACH ROW EXECUTE FUNCTION ledger_is_never_changed();
--> statement-breakpoint
CREATE TRIGGER ledger_posting_is_never_emptied BEFORE TRUNCATE ON "ledger_posting"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_never_changed();
--> statement-breakpoint
CREATE TRIGGER ledger_account_is_never_emptied BEFORE TRUNCATE ON "ledger_account"
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_never_changed();
--> statement-breakpoint
CREATE FUNCTION ledger_carry_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_account SET balance = balance + NEW.amount, postings_count = postings_count + 1
    WHERE id = NEW.account_id RETURNING balance, postings_count INTO NEW.balance_after, NEW.number;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_posting_carries_balance BEFORE INSERT ON "ledger_posting"
  FOR EACH ROW EXECUTE FUNCTION ledger_carry_balance();
--> statement-breakpoint
-- a balance changes inside the trigger above and nowhere else; a new account begins with nothing
CREATE FUNCTION ledger_guard_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 OR NEW.postings_count <> 0 THEN
      RAISE EXCEPTION 'An account begins with nothing' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR pg_trigger_depth() < 2
    OR (NEW.id, NEW.kind, NEW.owner, NEW.may_be_negative) IS DISTINCT FROM (OLD.id, OLD.kind, OLD.owner, OLD.may_be_negative) THEN
    RAISE EXCEPTION 'A balance is changed by postings alone' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_account_is_guarded BEFORE INSERT OR UPDATE OR DELETE ON "ledger_account"
  FOR EACH ROW EXECUTE FUNCTION ledger_guard_account();
--> statement-breakpoint
-- at commit: a transfer has two lines or more, and they sum to zero, whichever of its rows came last
CREATE FUNCTION ledger_expect_balanced(which bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  lines bigint;
  total numeric;
BEGIN
  SELECT count(*), coalesce(sum(amount), 0) INTO lines, total FROM ledger_posting WHERE transfer_id = which;
  IF lines < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'The transfer % has % lines that sum to %', which, lines, total USING ERRCODE = 'check_violation';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION ledger_check_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_expect_balanced(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION ledger_check_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_expect_balanced(NEW.transfer_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transfer_is_balanced AFTER INSERT ON "ledger_transfer"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_transfer();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_posting_is_balanced AFTER INSERT ON "ledger_posting"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_posting();
--> statement-breakpoint
-- by hand: what happened in a deal is only ever added to
CREATE FUNCTION deal_event_is_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What happened in a deal is never changed' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER deal_event_is_kept BEFORE UPDATE OR DELETE ON "deal_event"
  FOR EACH ROW EXECUTE FUNCTION deal_event_is_never_changed();
--> statement-breakpoint
CREATE TRIGGER deal_event_is_never_emptied BEFORE TRUNCATE ON "deal_event"
  FOR EACH STATEMENT EXECUTE FUNCTION deal_event_is_never_changed();
--> statement-breakpoint
-- by hand: what the figures of deals are read by
CREATE INDEX "deal_proposed_at" ON "deal" USING btree ("proposed_at");--> statement-breakpoint
CREATE INDEX "milestone_funded_at" ON "milestone" USING btree ("funded_at") WHERE "funded_at" is not null;--> statement-breakpoint
CREATE INDEX "milestone_first_delivered_at" ON "milestone" USING btree ("first_delivered_at") WHERE "first_delivered_at" is not null;--> statement-breakpoint
CREATE INDEX "dispute_opened_at" ON "dispute" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "dispute_ended_at" ON "dispute" USING btree ("ended_at") WHERE "ended_at" is not null;
