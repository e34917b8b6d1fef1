ALTER TABLE "accounts" ADD COLUMN "creation_key" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "creation_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_creation_key" ON "accounts" USING btree ("creation_key") WHERE "accounts"."creation_key" is not null;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_creation" CHECK (("accounts"."creation_key" is null) = ("accounts"."creation_hash" is null));