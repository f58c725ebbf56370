import { http, keys, useMutation } from '@cyberharbour/shared-api/endpoint';
import type { CampaignAnswer } from '@cyberharbour/shared-api/contract';

export const useSetOnHome = () =>
  useMutation({
    mutationFn: ({ id, onHome }: { id: string; onHome: boolean }) =>
      http.put<CampaignAnswer>(`/admin/campaigns/${encodeURIComponent(id)}/home`, { onHome }),
    meta: {
      done: ({ message }: CampaignAnswer) => message ?? 'Updated',
      failed: 'Update failed',
      refresh: [keys.campaigns],
    },
  });
