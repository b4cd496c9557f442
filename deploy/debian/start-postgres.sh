#!/bin/sh
# The first start makes the database and its owner; every start serves it.
set -eu
rows=/var/lib/postgresql/rows
if [ ! -s "$rows/PG_VERSION" ]; then
  # Made whole or not at all: a start that was cut off begins anew.
  rm -rf "$rows.new"
  (umask 077 && printf '%s' "$POSTGRES_PASSWORD" >/tmp/password)
  initdb -D "$rows.new" -U "$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  rm /tmp/password
  echo "host all all all scram-sha-256" >>"$rows.new/pg_hba.conf"
  echo "listen_addresses = '*'" >>"$rows.new/postgresql.conf"
  pg_ctl -D "$rows.new" -o "-c listen_addresses=''" -w start
  createdb -U "$POSTGRES_USER" "$POSTGRES_DB" || [ "$POSTGRES_DB" = postgres ]
  pg_ctl -D "$rows.new" -m fast -w stop
  mv "$rows.new" "$rows"
fi
exec postgres -D "$rows"
