#!/bin/sh
# Makes every image that compose.yaml needs from packages of Debian alone, where no registry of images is at hand:
#   deploy/debian/make-images.sh          needs podman and mmdebstrap
# OPTIONS goes to every build ("--network host", say), NPM_OPTIONS to the one that asks npm, for a registry of one's own:
#   NPM_OPTIONS="--volume /etc/ssl/certs:/etc/ssl/certs:ro --volume $HOME/.npmrc:/root/.npmrc:ro"
# Then say it in deploy/.env, and start without --build:
#   POSTGRES_IMAGE=localhost/guildhall-postgres
#   PROXY_IMAGE=localhost/guildhall-caddy
set -eu
cd "$(dirname "$0")/../.."
base=localhost/guildhall-debian

podman image exists "$base" ||
  mmdebstrap --variant=minbase --include=ca-certificates trixie | podman import - "$base"

for part in node postgres caddy; do
  podman build --format docker ${OPTIONS:-} --build-arg BASE="$base" -f "deploy/debian/Containerfile.$part" -t "localhost/guildhall-$part" deploy/debian
done

podman build --format docker ${OPTIONS:-} ${NPM_OPTIONS:-} --build-arg BUILD_BASE=localhost/guildhall-node --build-arg BASE="$base" \
  --build-arg SOURCE_COMMIT="$(git rev-parse HEAD)" -f deploy/Containerfile -t localhost/guildhall .
