/** The part of autocannon that tests use; the package has no types. */
declare module "autocannon" {
  export interface CannonRequest {
    method: string;
    path: string;
    headers: Readonly<Record<string, string>>;
    body: string;
  }

  export interface CannonClient {
    setRequests(requests: readonly CannonRequest[]): void;
    /** `headers` alternates names and values. */
    on(
      event: "headers",
      listener: (head: { statusCode: number; headers: readonly string[] }) => void,
    ): void;
    on(event: "connError" | "reqError", listener: (error: Error) => void): void;
    on(event: "timeout", listener: () => void): void;
    on(event: "response", listener: (status: number, bytes: number, ms: number) => void): void;
  }

  interface Result {
    /** Failed connections and calls, and timeouts. */
    errors: number;
  }

  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Calls per second over all connections; by default each call waits for an answer. */
    overallRate?: number;
    setupClient(client: CannonClient): void;
  }): Promise<Result>;
}
