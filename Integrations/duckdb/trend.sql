-- What two runs have in common: `earlier.ndjson` and `findings.ndjson` are answers of `a11y-audit stream`. A fingerprint is the same in
-- both as long as the control is (Docs/JSONReport.md); it is compared within its screen.

create or replace macro findings_of(file) as table
  select id, unnest(findings, max_depth := 2) from read_json(file, format = 'newline_delimited', columns = {
    id: 'VARCHAR', findings: 'STRUCT(rule VARCHAR, outcome VARCHAR, fingerprint VARCHAR, message VARCHAR)[]'
  }, maximum_object_size = 268435456);

select coalesce(new.rule, old.rule) as rule,
    count(*) filter (where old.fingerprint is null) as new,
    count(*) filter (where new.fingerprint is null) as fixed,
    count(*) filter (where new.fingerprint is not null and old.fingerprint is not null) as unchanged
  from (select * from findings_of('findings.ndjson') where outcome = 'fail') as new
  full join (select * from findings_of('earlier.ndjson') where outcome = 'fail') as old using (id, fingerprint)
  group by 1 order by 1;
