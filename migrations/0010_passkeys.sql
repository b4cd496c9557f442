CREATE TABLE "passkey" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_on" text NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "second_factor_reset" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"stopped_by" text,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "authenticator" ADD COLUMN "next_secret_sealed" text;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_reset" ADD CONSTRAINT "second_factor_reset_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_by_member" ON "passkey" USING btree ("member_id","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "second_factor_reset_one_live" ON "second_factor_reset" USING btree ("member_id") WHERE "second_factor_reset"."stopped_at" is null and "second_factor_reset"."done_at" is null;--> statement-breakpoint
CREATE INDEX "second_factor_reset_by_member" ON "second_factor_reset" USING btree ("member_id","asked_at");--> statement-breakpoint
CREATE INDEX "second_factor_reset_due" ON "second_factor_reset" USING btree ("due_at") WHERE "second_factor_reset"."stopped_at" is null and "second_factor_reset"."done_at" is null;