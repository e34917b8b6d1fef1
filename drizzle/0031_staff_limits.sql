ALTER TABLE "second_factors" ADD COLUMN "enabled_step" integer;--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_refused" ON "audit_log" USING btree ("id") WHERE "audit_log"."outcome" = 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_refused_players" ON "audit_log" USING btree ("actor_id","action",(created_at / 86400000)) WHERE "audit_log"."outcome" = 'refused' and "audit_log"."actor_role" = 'player';