export interface RunningProduct {
  web: string;
  api: string;
  outbox: string;
  /** Ends the API in the middle of whatever it does, as a power cut would, and starts it again on the same data. */
  cutPower: () => Promise<void>;
}

/** A cluster that runs already: where people open it, where its mails arrive, and what takes orders about it. */
export interface ClusterPlace {
  web: string;
  outbox: string;
  control: string;
}

/** The product of a cluster, with nothing in it but what a first start makes. */
export async function startOnCluster(place: ClusterPlace, settings: Record<string, string>): Promise<RunningProduct> {
  const order = async (what: 'renew' | 'cut-power', body: object = {}) => {
    const answer = await fetch(`${place.control}/${what}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The cluster could not ${what}: ${await answer.text()}`);
  };
  await order('renew', settings);
  return {
    web: place.web,
    api: place.web,
    outbox: place.outbox,
    cutPower: () => order('cut-power'),
  };
}
