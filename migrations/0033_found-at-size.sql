CREATE INDEX "former_username_of_member" ON "former_username" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_ban_of_member" ON "member_ban" USING btree ("member_id","banned_at");--> statement-breakpoint
CREATE INDEX "session_by_address" ON "session" USING btree ("address");--> statement-breakpoint
CREATE INDEX "security_event_by_address" ON "security_event" USING btree ("address") WHERE "security_event"."member_id" is not null;