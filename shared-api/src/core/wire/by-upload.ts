import axios from 'axios';
import { addressOf, NotReached, TakenBack, type Answer, type Call } from './call';

/** Sends a form and tells how far it is. @throws TakenBack, NotReached */
export async function byUpload(call: Call): Promise<Answer> {
  const { method, form, headers, timeout, signal, onProgress } = call;
  try {
    const {
      status,
      data,
      headers: said,
    } = await axios.request<unknown>({
      method,
      url: addressOf(call),
      data: form,
      timeout,
      withCredentials: true,
      validateStatus: () => true,
      ...(headers && { headers }),
      ...(signal && { signal }),
      ...(onProgress && { onUploadProgress: ({ progress = 0 }) => onProgress(progress) }),
    });
    return { status, body: data, retryAfter: (said['retry-after'] as string | undefined) ?? null };
  } catch (cause) {
    throw axios.isCancel(cause) ? new TakenBack('', { cause }) : new NotReached('', { cause });
  }
}
