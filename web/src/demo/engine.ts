/** The worker as the page sees it: it answers requests, and holds the other ends of sockets. */

import type { FromServer, State, ToServer } from "./talk";

/** What the page asks first was asked when the demo was built: it is there before Python is. */
const ANSWERS = `${import.meta.env.BASE_URL}engine/answers/`;
const KNOWN = new Map([
  ["/api/games", `${ANSWERS}games`],
  ["/api/locales/en", `${ANSWERS}locales-en`],
  ["/api/locales/fr", `${ANSWERS}locales-fr`],
]);
/** Likewise who one is: what was answered last time. */
const SESSION = "/api/session";
const MEMORY = "monstrerie.demo.session";

/** What is answered where the server can't start; the strip above the page says why. */
const broken = (): Response => new Response('{"error":{"code":"internal","text":""}}', { status: 503 });

export class Engine {
  #worker: Worker;
  #network: typeof fetch;
  #watch: (state: State, why: string) => void;
  #state: State = "loading";
  #next = 1;
  #asked = new Map<number, (answer: Response) => void>();
  #lines = new Map<number, Line>();

  constructor(worker: Worker, network: typeof fetch, watch: (state: State, why: string) => void) {
    this.#worker = worker;
    this.#network = network;
    this.#watch = watch;
    worker.onmessage = ({ data }: MessageEvent<FromServer>) => this.#hear(data);
    worker.onerror = (event) => this.#become("broken", event.message);
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const method = init.method ?? "GET";
    const known = KNOWN.get(path);
    if (known && method === "GET") return this.#network(known);
    if (path === SESSION && method === "GET" && this.#state !== "ready") {
      return new Response(localStorage.getItem(MEMORY) ?? '{"player":null}');
    }
    if (this.#state === "broken") return broken();
    const id = this.#next++;
    const answer = await new Promise<Response>((settle) => {
      this.#asked.set(id, settle);
      this.#say({ kind: "ask", id, method, path, headers: { ...(init.headers as Record<string, string>) }, body: String(init.body ?? "") });
    });
    if (path.startsWith(SESSION) && answer.ok) localStorage.setItem(MEMORY, await answer.clone().text());
    return answer;
  }

  connect(path: string): Line {
    const number = this.#next++;
    const line = new Line(
      (text) => this.#say({ kind: "say", line: number, text }),
      () => this.#say({ kind: "disconnect", line: number }),
    );
    this.#lines.set(number, line);
    this.#say({ kind: "connect", line: number, path });
    return line;
  }

  #say(message: ToServer): void {
    this.#worker.postMessage(message);
  }

  #become(state: State, why: string): void {
    this.#state = state;
    this.#watch(state, why);
    if (state !== "broken") return;
    for (const settle of this.#asked.values()) settle(broken());
    this.#asked.clear();
  }

  #hear(message: FromServer): void {
    if (message.kind === "state") {
      this.#become(message.state, message.why ?? "");
    } else if (message.kind === "answer") {
      const { id, status, headers, body } = message;
      this.#asked.get(id)?.(new Response(status === 204 || status === 304 ? null : body, { status, headers }));
      this.#asked.delete(id);
    } else {
      this.#lines.get(message.line)?.hear(message.kind, message.value);
      if (message.kind === "close") this.#lines.delete(message.line);
    }
  }
}

/** As much of a WebSocket as the page uses. */
export class Line {
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;

  constructor(
    readonly send: (text: string) => void,
    readonly hangUp: () => void,
  ) {}

  close(): void {
    if (this.readyState === 3) return;
    this.hangUp();
    this.hear("close", 1000);
  }

  hear(kind: "open" | "text" | "close", value: unknown): void {
    if (kind === "text") this.onmessage?.(new MessageEvent("message", { data: String(value) }));
    else if (kind === "open") {
      this.readyState = 1;
      this.onopen?.(new Event("open"));
    } else if (this.readyState !== 3) {
      this.readyState = 3;
      this.onclose?.(new CloseEvent("close", { code: Number(value) }));
    }
  }
}
