{{/* Pods as Kubernetes' restricted standard wants them (Pod Security Standards). */}}
{{- define "cyberharbour.podSecurity" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "cyberharbour.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
runAsNonRoot: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* Settings of a server, in the order of their names: what the values say wins over what the chart knows itself. */}}
{{- define "cyberharbour.settings" -}}
{{- range $name, $value := . }}
- { name: {{ $name }}, value: {{ $value | toString | quote }} }
{{- end }}
{{- end }}

{{/* What Kubernetes asks before it sends requests, and how a release replaces one pod after the other. */}}
{{- define "cyberharbour.rolling" -}}
strategy: { type: RollingUpdate, rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } }
minReadySeconds: 5
{{- end }}

{{- define "cyberharbour.probes" -}}
readinessProbe: { httpGet: { path: /readyz, port: http }, periodSeconds: 5 }
livenessProbe: { httpGet: { path: /healthz, port: http }, periodSeconds: 10, failureThreshold: 6 }
{{- end }}
