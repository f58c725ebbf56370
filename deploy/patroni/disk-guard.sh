#!/bin/sh
# disk-guard.sh FOLDER PATRONI NAME MEGABYTES
# Hands the work of a primary to another node when its disk is nearly full: one that is full refuses writes, and Patroni
# does not notice. FOLDER is that of the data, PATRONI the address of this node's REST API, NAME the node's in Patroni.
set -u
folder=$1 patroni=$2 name=$3 least=$4
while sleep 1; do
  free=$(df --output=avail --block-size=1M "$folder" | tail -n 1)
  [ "$free" -lt "$least" ] || continue
  curl --fail --silent --max-time 2 --output /dev/null "$patroni/primary" || continue
  echo "$(date -Is) $name has $free MB left in $folder, and hands its work on"
  curl --silent --show-error --max-time 60 --header 'content-type: application/json' \
    --data "{\"leader\": \"$name\"}" "$patroni/switchover"
  echo
done
