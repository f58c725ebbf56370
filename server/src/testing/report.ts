interface ReportFacts {
  /** Of the mail that came back; without one, the report names it nowhere. */
  id: string | null;
  /** Where it names the mail: in the envelope's field, or in the headers that it brings back. */
  names?: 'envelope' | 'headers' | 'message';
  action?: string;
  status?: string;
  diagnostic?: string;
  type?: string;
}

/** A report of a mail server about a mail that came back, as RFC 3464 has it. */
export function writeReport({
  id,
  names = 'headers',
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 <somebody@example.com>:\r\n Recipient address rejected',
  type = 'multipart/report; report-type=delivery-status;',
}: ReportFacts): string {
  const envelope = id !== null && names === 'envelope' ? [`Original-Envelope-Id: ${id}`] : [];
  const messageId = id !== null && names !== 'envelope' ? [`Message-ID: <${id}@cyberharbour.example>`] : [];
  return [
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.com>',
    'To: no-reply@cyberharbour.example',
    'Subject: Undelivered Mail Returned to Sender',
    `Content-Type: ${type}`,
    '\tboundary="part"',
    'MIME-Version: 1.0',
    '',
    '--part',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    ...envelope,
    '',
    'Final-Recipient: rfc822; somebody@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--part',
    `Content-Type: ${names === 'message' ? 'message/rfc822' : 'text/rfc822-headers'}`,
    '',
    ...messageId,
    'Subject: What went around in May',
    '',
    '--part--',
    '',
  ].join('\r\n');
}
