/** The part of autocannon that the bench uses; the package has no types. */
declare module "autocannon" {
  interface CannonRequest {
    method: string;
    path: string;
    headers: Readonly<Record<string, string>>;
    body: string;
  }

  interface Result {
    "2xx": number;
    non2xx: number;
    errors: number;
    /** Seconds. */
    duration: number;
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  }

  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    setupClient(client: { setRequests(requests: readonly CannonRequest[]): void }): void;
  }): Promise<Result>;
}
