import type { CampaignProgressAnswer, CampaignSource, CampaignStep, Done } from '@cyberharbour/shared-api/contract';
import { http, keys, queryOptions, useMutation, useQuery, useQueryClient } from '@cyberharbour/shared-api/endpoint';

const urlOf = (id: string, what: string) => `/campaigns/${encodeURIComponent(id)}/${what}`;

/** A server of an earlier release counts nothing: the page does without. */
const progress = (id: string) =>
  queryOptions({
    queryKey: [...keys.campaigns, 'progress', id],
    queryFn: async ({ signal }) => (await http.get<CampaignProgressAnswer>(urlOf(id, 'progress'), { signal })).progress,
    retry: false,
  });

/** Known once a step was reported, as every page does when it is seen. */
export const useProgress = (id: string) => useQuery({ ...progress(id), enabled: false });

export interface Step {
  step: Extract<CampaignStep, 'seen' | 'joined' | 'done' | 'passed-on'>;
  source: CampaignSource;
}

/** The answer stands on the page, beside the button. */
export function useStep(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: Step) => http.post<CampaignProgressAnswer>(urlOf(id, 'steps'), step),
    onSuccess: (answer) => client.setQueryData(progress(id).queryKey, answer.progress),
  });
}

export const useQuestions = (id: string) =>
  useMutation({ mutationFn: (email: string) => http.post<Done>(urlOf(id, 'questions'), { email }) });
