DROP INDEX "security_event_by_address";--> statement-breakpoint
CREATE INDEX "message_flag_of_reporter" ON "message_flag" USING btree ("reporter_id") WHERE "message_flag"."reporter_id" is not null;--> statement-breakpoint
CREATE INDEX "notification_by" ON "notification" USING btree ("by_id") WHERE "notification"."by_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_refund_of_member" ON "payment_refund" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "refund_proposal_of_member" ON "refund_proposal" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "security_event_by_address" ON "security_event" USING btree ("address");