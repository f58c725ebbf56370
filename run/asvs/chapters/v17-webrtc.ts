import { type Chapter, notApplicable, type Requirement } from '../requirement.ts';

const asks: Record<string, string> = {
  '17.1.1': 'The TURN server reaches public addresses only.',
  '17.2.1': 'The key of the DTLS certificate is managed.',
  '17.2.2': 'Media use approved ciphers.',
  '17.2.3': 'Packets of media are authenticated.',
  '17.2.4': 'Malformed packets stop nothing.',
  '17.3.1': 'Floods of signals stop nothing.',
  '17.3.2': 'Malformed signals stop nothing.',
};

export const webrtc: Chapter = {
  title: 'V17 WebRTC',
  requirements: Object.fromEntries(
    Object.entries(asks).map(([id, words]): [string, Requirement] => [
      id,
      notApplicable(words, 'The product has no audio, no video and no WebRTC.'),
    ]),
  ),
};
