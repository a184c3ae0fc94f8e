/** A mail as it goes to the server. */
export interface OutgoingMail {
  readonly id: string;
  readonly toAddress: string;
  readonly toName: string;
  readonly subject: string;
  readonly text: string;
}

/** Why a mail did not go, as a code; `detail` are the server's or the network's own words. */
export interface DeliveryFault {
  readonly code:
    | 'recipient-refused'
    | 'message-refused'
    | 'sender-refused'
    | 'sign-in-refused'
    | 'server-unreachable'
    /** The text was on its way when the connection broke: the server may have taken it. */
    | 'broke-off';
  readonly detail: string;
}

/**
 * What came of handing a mail to the server. `for-good` is a refusal that another try will not change; after `may-have-gone`
 * only a human can know.
 */
export type Delivery =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'not-sent' | 'for-good' | 'may-have-gone'; readonly fault: DeliveryFault };

/** Hands a mail to a server. Never throws: every fault is a delivery. */
export type Deliver = (mail: OutgoingMail, now: Date) => Promise<Delivery>;
