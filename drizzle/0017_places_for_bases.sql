ALTER TABLE "accounts" RENAME COLUMN "guest_address" TO "address";--> statement-breakpoint
DROP INDEX "accounts_guests_by_address";--> statement-breakpoint
CREATE INDEX "accounts_with_address" ON "accounts" USING btree ("created_at") WHERE "accounts"."address" is not null;--> statement-breakpoint
ALTER TABLE "worlds" ADD COLUMN "placements" integer DEFAULT 0 NOT NULL;