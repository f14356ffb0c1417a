import postgres from 'postgres';

/** Entries of a year before the demo, in the shares of an office; their digests are of no chain. @param {string} url @param {number} size */
export async function addEntries(url, size) {
  const db = postgres(url, { max: 1 });
  await db.unsafe(`
    insert into base_log (date, level, event, id_user, id_user_main, ip, method, path, obj_type, id_obj, diff, prev_hash, hash)
    select timestamptz '2026-02-01' + n * (interval '370 days' / ${size}),
           case when n % 50 = 0 then 'warning' else 'info' end,
           (array['user.login', 'user.logout', 'user.login', 'cofundingregistration.set', 'cofundingregistration.take',
                  'officecase.read', 'basenotification.read', 'cofundingrequest.set', 'user.code-sent', 'user.login-failed'])[1 + n % 10],
           1 + n % 40, case when n % 200 = 0 then 3 end, '10.0.0.' || n % 100, 'POST', '/api/x/y',
           case when n % 10 in (3, 4) then 'cofundingregistration' end, case when n % 10 in (3, 4) then n % 5000 end,
           '{"fields": ["city"]}', repeat('0', 64), repeat('1', 64)
      from generate_series(1, ${size}) as n`);
  await db.unsafe('vacuum analyze base_log');
  await db.end();
}
