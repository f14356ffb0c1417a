-- Nothing had read `access_system` and no call had set it: every account used the portal, whatever stood there.
UPDATE "user" SET "access_system" = 'yes' WHERE "access_system" = 'no';
