ALTER TABLE "cart_line" ADD COLUMN "seen_terms_hash" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "terms_hash" text;