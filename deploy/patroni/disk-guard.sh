#!/bin/sh
# disk-guard.sh FOLDER PATRONI NAME ETCD MEGABYTES
# Hands the work of a primary to another node when its disk is nearly full: one that is full refuses writes, and Patroni
# does not notice. FOLDER is that of the data, PATRONI the address of this node's REST API, NAME the node's in Patroni,
# ETCD an address of etcd, MEGABYTES what has to be free. In etcd each guard says how much room its node has. The work
# goes only to a node that has twice MEGABYTES: the nodes of a cluster hold the same and fill alike, and would hand it on in circles.
set -u
folder=$1 patroni=$2 name=$3 rooms=$4/v2/keys/cyberharbour-room least=$5
said= low=0
while sleep 1; do
  free=$(df --output=avail --block-size=1M "$folder" | tail -n 1 | tr -d ' ')
  # It is true for ten seconds: of a node whose guard is gone, nobody knows.
  curl --silent --max-time 2 --output /dev/null --request PUT --data "value=$free" --data ttl=10 "$rooms/$name"
  if [ "$free" -ge "$least" ]; then
    said= low=0
    continue
  fi
  # After a second the guards of disks that filled at the same moment have said so, too.
  low=$((low + 1))
  [ "$low" -gt 1 ] || continue
  curl --fail --silent --max-time 2 --output /dev/null "$patroni/primary" || continue
  # The one that has all that was acknowledged.
  next=$(curl --silent --max-time 2 "$patroni/cluster" | tr '{' '\n' |
    sed -n 's/.*"name": "\([^"]*\)".*"role": "sync_standby".*/\1/p' | head -n 1)
  [ -n "$next" ] || continue
  room=$(curl --silent --max-time 2 "$rooms/$next" | sed -n 's/.*"value":"\([0-9]*\)".*/\1/p')
  if [ "${room:-0}" -lt $((2 * least)) ]; then
    [ "$said" = "$next" ] || echo "$(date -Is) $name has $free MB left in $folder, and $next ${room:-an unknown number of} MB"
    said=$next
    continue
  fi
  echo "$(date -Is) $name has $free MB left in $folder, and hands its work on to $next, which has $room MB"
  curl --silent --show-error --max-time 60 --header 'content-type: application/json' \
    --data "{\"leader\": \"$name\", \"candidate\": \"$next\"}" "$patroni/switchover"
  echo
done
