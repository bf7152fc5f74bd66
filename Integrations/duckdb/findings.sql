-- Questions to the answers of `a11y-audit stream`, in DuckDB:
--   duckdb -c ".read Integrations/duckdb/findings.sql"
-- `answers` and `earlier` are the files of two runs; change their names.

create or replace view answers as
  select * from read_json('findings.ndjson', format = 'newline_delimited', columns = {
    id: 'VARCHAR', status: 'VARCHAR', file: 'VARCHAR', errors: 'JSON', counts: 'JSON', notChecked: 'JSON',
    findings: 'STRUCT(rule VARCHAR, severity VARCHAR, outcome VARCHAR, message VARCHAR, fix VARCHAR, file VARCHAR, screen VARCHAR,
      line BIGINT, "column" BIGINT, component VARCHAR, fingerprint VARCHAR, control STRUCT(name VARCHAR, role VARCHAR, path VARCHAR))[]'
  }, maximum_object_size = 268435456)
  where status <> 'heading';

create or replace view findings as select id, unnest(findings, max_depth := 2) from answers;

-- Nothing is green that was not checked: screens that could not be read.
select id, errors from answers where status = 'error';

-- Findings by rule.
select rule, severity, count(*) as findings, count(distinct id) as screens
  from findings where outcome = 'fail' group by all order by findings desc, rule;

-- Components whose repair mends most screens.
select component, rule, count(*) as findings, count(distinct id) as screens, any_value(fix) as fix
  from findings where outcome = 'fail' group by component, rule order by screens desc, findings desc, component limit 20;

-- Properties that the screens do not tell, by rule.
select rule.key as rule, fact.key as property, sum(fact.value::bigint) as controls
  from answers, json_each(notChecked) as rule, json_each(rule.value) as fact group by all order by controls desc, 1, 2;
