CREATE TABLE "category_reading" (
	"category_id" uuid PRIMARY KEY NOT NULL,
	"model" text,
	"vector" "bytea",
	"words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"skills" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"read_count" integer DEFAULT 0 NOT NULL,
	"prices" jsonb,
	"days" jsonb,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_mark" (
	"mark" integer NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "text_mark_mark_subject_id_pk" PRIMARY KEY("mark","subject_id")
);
--> statement-breakpoint
CREATE TABLE "text_reading" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"category_id" uuid,
	"text_hash" text NOT NULL,
	"model" text,
	"vector" "bytea",
	"title_words" text[] NOT NULL,
	"label_words" text[] NOT NULL,
	"sketch" integer[] NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "text_reading_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "text_waiting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_waiting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brief_use" (
	"day" date NOT NULL,
	"outcome" text NOT NULL,
	"requests" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	CONSTRAINT "brief_use_day_outcome_pk" PRIMARY KEY("day","outcome")
);
--> statement-breakpoint
CREATE TABLE "carried_brief" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"brief" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_brief" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"title" text NOT NULL,
	"need" jsonb NOT NULL,
	"reading" jsonb NOT NULL,
	"engine" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_claim" (
	"kind" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_claim_kind_thing_id_pk" PRIMARY KEY("kind","thing_id"),
	CONSTRAINT "desk_claim_kind_known" CHECK ("desk_claim"."kind" in ('service','project'))
);
--> statement-breakpoint
CREATE TABLE "balance_correction" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "balance_correction_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 101 CACHE 1),
	"member_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"form_key" text NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"declined_why" text DEFAULT '' NOT NULL,
	CONSTRAINT "balance_correction_amount" CHECK ("balance_correction"."amount" > 0),
	CONSTRAINT "balance_correction_state_known" CHECK ("balance_correction"."state" in ('proposed','confirmed','declined')),
	CONSTRAINT "balance_correction_direction_known" CHECK ("balance_correction"."direction" in ('give','take')),
	CONSTRAINT "balance_correction_four_eyes" CHECK ("balance_correction"."state" <> 'confirmed' or ("balance_correction"."decided_by" is not null and "balance_correction"."decided_by" <> "balance_correction"."proposed_by"))
);
--> statement-breakpoint
CREATE TABLE "document_version" (
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"body" text,
	"program_version" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"announced_at" timestamp with time zone,
	"announced_by" text,
	"effective_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"chosen_day" text DEFAULT 'later' NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_reason" text,
	"replaced_by" integer,
	CONSTRAINT "document_version_slug_number_pk" PRIMARY KEY("slug","number"),
	CONSTRAINT "document_version_numbered" CHECK ("document_version"."number" > 0),
	CONSTRAINT "document_version_announced_whole" CHECK (("document_version"."announced_at" is null) = ("document_version"."effective_at" is null) and ("document_version"."announced_at" is null) = ("document_version"."announced_by" is null)),
	CONSTRAINT "document_version_not_backdated" CHECK ("document_version"."effective_at" >= "document_version"."announced_at"),
	CONSTRAINT "document_version_withdrawn_before_its_day" CHECK ("document_version"."withdrawn_at" is null or ("document_version"."withdrawn_at" < "document_version"."effective_at" and "document_version"."withdrawn_reason" is not null)),
	CONSTRAINT "document_version_has_reason" CHECK ("document_version"."announced_at" is null or length(trim("document_version"."reason")) > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_word" (
	"payment_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"amount" bigint NOT NULL,
	"result" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_word_payment_id_outcome_amount_result_pk" PRIMARY KEY("payment_id","outcome","amount","result")
);
--> statement-breakpoint
CREATE TABLE "refund_proposal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"form_key" text NOT NULL,
	"proposed_by" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"declined_why" text DEFAULT '' NOT NULL,
	CONSTRAINT "refund_proposal_amount" CHECK ("refund_proposal"."amount" > 0),
	CONSTRAINT "refund_proposal_state_known" CHECK ("refund_proposal"."state" in ('proposed','confirmed','declined')),
	CONSTRAINT "refund_proposal_four_eyes" CHECK ("refund_proposal"."state" <> 'confirmed' or ("refund_proposal"."decided_by" is not null and "refund_proposal"."decided_by" <> "refund_proposal"."proposed_by"))
);
--> statement-breakpoint
CREATE TABLE "held_removal" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_kind_known";--> statement-breakpoint
ALTER TABLE "payment_word" ADD CONSTRAINT "payment_word_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_proposal" ADD CONSTRAINT "refund_proposal_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_reading_without_model" ON "text_reading" USING btree ("kind","subject_id") WHERE "text_reading"."model" is null;--> statement-breakpoint
CREATE INDEX "text_reading_of_category" ON "text_reading" USING btree ("category_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "text_waiting_of_kind" ON "text_waiting" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "carried_brief_expires" ON "carried_brief" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "saved_brief_of_member" ON "saved_brief" USING btree ("member_id","saved_at");--> statement-breakpoint
CREATE INDEX "desk_claim_of_member" ON "desk_claim" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "balance_correction_number" ON "balance_correction" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "balance_correction_form" ON "balance_correction" USING btree ("proposed_by","form_key");--> statement-breakpoint
CREATE INDEX "balance_correction_of_member" ON "balance_correction" USING btree ("member_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "balance_correction_waiting" ON "balance_correction" USING btree ("number") WHERE "balance_correction"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "document_version_in_force" ON "document_version" USING btree ("slug","effective_at" DESC NULLS LAST,"number" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "refund_proposal_form" ON "refund_proposal" USING btree ("payment_id","form_key");--> statement-breakpoint
CREATE INDEX "refund_proposal_waiting" ON "refund_proposal" USING btree ("proposed_at") WHERE "refund_proposal"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "deal_words" ON "deal" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "milestone_by_sum" ON "milestone" USING btree ("price_minor","id");--> statement-breakpoint
CREATE INDEX "purchase_order_by_sum" ON "purchase_order" USING btree ("total_minor","ordered_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "purchase_order_of_payment" ON "purchase_order" USING btree ("payment_id") WHERE "purchase_order"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_by_sum" ON "payment" USING btree ("amount","created_at");--> statement-breakpoint
CREATE INDEX "payment_by_time" ON "payment" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_by_state" ON "payment" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "payout_by_sum" ON "payout" USING btree ("amount","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "project_words" ON "project" USING gin (lower("title") gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_kind_known" CHECK ("ledger_account"."kind" in ('deposited','available','clearing','escrow','transit','chargeback','revenue','referrals','losses','corrections','provider'));