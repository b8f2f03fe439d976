/** The REST half of the protocol: what exists. */

import type { PuzzleName } from "@/app/routes";
import type {
  AdminCheckAnswer,
  AdminMatchesAnswer,
  AdminPeopleAnswer,
  AdminReportsAnswer,
  AdminTableAnswer,
  AdminTablesAnswer,
  AdviceAnswer,
  AnalysisAnswer,
  Box,
  BoxDifference,
  BoxSheet,
  BoxWish,
  ErrorAnswer,
  Explanation,
  Fact,
  Frame,
  GamesAnswer,
  GuidedMatch,
  Hint,
  Move,
  PlanPreview,
  Player,
  Point,
  Position,
  PositionAnswer,
  RuleSection,
  SavedAnswer,
  School,
  Sentence,
  SettingsWish,
  Table,
  TableWish,
  View,
} from "./types";

/** What the server said no to, or that it could not be reached (`code` "offline"). */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

let language = "en";

/** Refusals come back in this language. */
export function speak(lang: string): void {
  language = lang;
}

async function call<T>(method: "GET" | "POST", path: string, body?: unknown, token?: string): Promise<T> {
  return JSON.parse(await text(method, path, body, token)) as T;
}

/** The answer as it came, which is JSON. */
async function text(method: "GET" | "POST", path: string, body?: unknown, token?: string): Promise<string> {
  const answer = await ask(method, path, body, token);
  const said = await answer.text();
  let found: unknown;
  try {
    found = JSON.parse(said);
  } catch {
    throw new ApiError("offline", answer.status, "");
  }
  if (!answer.ok) {
    const error = (found as { error?: { code?: string; text?: string } }).error;
    throw new ApiError(error?.code ?? "unknown", answer.status, error?.text ?? "");
  }
  return said;
}

async function ask(method: "GET" | "POST", path: string, body?: unknown, token?: string): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
      method,
      headers: {
        "Accept-Language": language,
        ...(method === "POST" ? { "Content-Type": "application/json" } : {}),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
    });
  } catch {
    throw new ApiError("offline", 0, "");
  }
}

const get = <T>(path: string): Promise<T> => call<T>("GET", path);
const post = <T>(path: string, body?: unknown): Promise<T> => call<T>("POST", path, body);
const at = (id: string, rest = ""): string => `/tables/${encodeURIComponent(id)}${rest}`;
const school = (game: string, rest = ""): string => `/games/${encodeURIComponent(game)}/puzzles${rest}`;
const table = async (asked: Promise<{ table: Table }>): Promise<Table> => (await asked).table;

export const api = {
  session: async (): Promise<Player | null> => (await get<{ player: Player | null }>("/session")).player,
  signIn: async (name: string, avatar: Player["avatar"]): Promise<Player> =>
    (await post<{ player: Player }>("/session", { name, avatar })).player,
  /** In all other browsers, or here as well. */
  signOut: (where: "others" | "everywhere"): Promise<unknown> => post("/session/end", { where }),
  games: (): Promise<GamesAnswer> => get("/games"),
  /** The players' rules; a rule asked for by its id is always among them. */
  rules: async (game: string, lang: string, rule: string | null): Promise<RuleSection[]> => {
    const wanted = rule ? `&rule=${encodeURIComponent(rule)}` : "";
    return (await get<{ sections: RuleSection[] }>(`/games/${encodeURIComponent(game)}/rules?lang=${lang}${wanted}`)).sections;
  },
  /** What things on a board are, as this view of it tells. */
  explain: async (view: View, pieces: readonly string[]): Promise<(Explanation | null)[]> =>
    (await post<{ explanations: (Explanation | null)[] }>(`/games/${encodeURIComponent(view.game)}/explain`, {
      // The question that is put to the reader; there is none while something is shown.
      view: { ...view, prompt: view.prompt ?? { key: "" } },
      pieces,
    })).explanations,
  components: async (game: string): Promise<Fact[]> =>
    (await get<{ facts: Fact[] }>(`/games/${encodeURIComponent(game)}/components`)).facts,
  /** Somebody's box with what is still to be read off it, after one more change or as a file says. */
  checkBox: (game: string, wish: BoxWish): Promise<BoxSheet> => post(`/games/${encodeURIComponent(game)}/box/check`, wish),
  myBox: async (game: string): Promise<Box | null> =>
    (await get<{ box: Box | null }>(`/games/${encodeURIComponent(game)}/box`)).box,
  keepBox: async (game: string, wish: BoxWish): Promise<Box> =>
    (await post<{ box: Box }>(`/games/${encodeURIComponent(game)}/box`, wish)).box,
  box: async (id: string): Promise<Box> => (await get<{ box: Box }>(`/boxes/${encodeURIComponent(id)}`)).box,
  /** What the box of a table says otherwise than ours. */
  boxOf: async (id: string): Promise<BoxDifference[]> =>
    (await get<{ differences: BoxDifference[] }>(at(id, "/box"))).differences,
  tables: async (which: "mine" | "open" | "live"): Promise<Table[]> =>
    (await get<{ tables: Table[] }>(`/tables?which=${which}`)).tables,
  table: (id: string): Promise<Table> => table(get(at(id))),
  create: (asked: TableWish): Promise<Table> => table(post("/tables", asked)),
  join: (id: string, invite: string | null, seat?: number): Promise<Table> =>
    table(post(at(id, "/join"), { ...(invite ? { invite } : {}), ...(seat === undefined ? {} : { seat }) })),
  leave: (id: string): Promise<unknown> => post(at(id, "/leave")),
  start: (id: string, level: string): Promise<Table> => table(post(at(id, "/start"), { level })),
  /** Before the start: a bot on a free chair, or none. */
  setBot: (id: string, seat: number, level: string | null): Promise<Table> => table(post(at(id, "/bot"), { seat, level })),
  hand: (id: string, level: string): Promise<Table> => table(post(at(id, "/hand"), { level })),
  take: (id: string): Promise<Table> => table(post(at(id, "/take"))),
  settings: (id: string, wish: SettingsWish): Promise<Table> => table(post(at(id, "/settings"), wish)),
  remove: (id: string, seat: number, level: string): Promise<Table> =>
    table(post(at(id, "/remove"), { seat, level })),
  rematch: (id: string): Promise<Table> => table(post(at(id, "/rematch"))),
  frames: (id: string, from: number, to: number, seat: number | null): Promise<{ frames: Frame[]; total: number }> =>
    get(at(id, `/frames?from=${from}&to=${to}${seat === null ? "" : `&seat=${seat}`}`)),
  school: (game: string): Promise<School> => get(school(game)),
  position: (game: string, puzzle: PuzzleName, moves: readonly Move[]): Promise<Position> =>
    post(school(game, "/play"), { puzzle, moves }),
  hint: (game: string, puzzle: PuzzleName, moves: readonly Move[]): Promise<Hint> =>
    post(school(game, "/hint"), { puzzle, moves }),
  solution: async (game: string, puzzle: PuzzleName): Promise<Sentence[][]> =>
    (await post<{ rounds: Sentence[][] }>(school(game, "/solution"), { puzzle })).rounds,
  preview: (game: string, puzzle: PuzzleName, moves: readonly Move[], plan: readonly Move[]): Promise<PlanPreview> =>
    post(school(game, "/plan-preview"), { puzzle, moves, plan }),
  /** A guided first match (or an example of the rules) after these moves; `match` is what the server gave last, null begins. */
  guide: (game: string, example: string | null, match: string | null, moves: readonly Move[]): Promise<GuidedMatch> =>
    post(`/games/${encodeURIComponent(game)}/guide/play`, { example, match, moves }),
  guidePreview: (game: string, example: string | null, match: string, plan: readonly Move[]): Promise<PlanPreview> =>
    post(`/games/${encodeURIComponent(game)}/guide/plan-preview`, { example, match, plan }),
  /** What the coach knows of a finished match; `analyse` has it found out. */
  analysis: (id: string): Promise<AnalysisAnswer> => get(at(id, "/analysis")),
  analyse: (id: string): Promise<AnalysisAnswer> => post(at(id, "/analysis")),
  /** What my seat had best do now, where one person plays against bots and the coach may be asked. */
  advice: (id: string): Promise<AdviceAnswer> => post(at(id, "/advice")),
  /** A finished match up to a move, to the byte. */
  saved: (id: string, to: number): Promise<string> => text("GET", at(id, `/save?to=${to}`)),
  /** All that was on the table of a finished match after so many moves, as text. */
  positionText: async (id: string, to: number): Promise<string> => (await get<PositionAnswer>(at(id, `/position?to=${to}`))).position,
  /** What a saved match or a position is that somebody wants to go on with. */
  read: (text: string): Promise<SavedAnswer> => post("/saved", { text }),
  curve: async (id: string): Promise<Point[]> => (await get<{ points: Point[] }>(at(id, "/curve"))).points,
};

export type Admin = ReturnType<typeof adminOf>;

/** What those who run the server may do with their token. */
export function adminOf(token: string) {
  const get = <T>(path: string): Promise<T> => call<T>("GET", `/admin${path}`, undefined, token);
  const post = <T>(path: string, body?: unknown): Promise<T> => call<T>("POST", `/admin${path}`, body, token);
  const part = encodeURIComponent;
  return {
    tables: (stage: string, after: string): Promise<AdminTablesAnswer> =>
      get(`/tables?after=${part(after)}${stage ? `&stage=${part(stage)}` : ""}`),
    table: (id: string): Promise<AdminTableAnswer> => get(`/tables/${part(id)}`),
    close: (id: string): Promise<unknown> => post(`/tables/${part(id)}/close`),
    delete: (id: string): Promise<unknown> => post(`/tables/${part(id)}/delete`),
    people: (name: string, after: string): Promise<AdminPeopleAnswer> => get(`/people?after=${part(after)}&name=${part(name)}`),
    ban: (id: string, barred: boolean): Promise<unknown> => post(`/people/${part(id)}/ban`, { barred }),
    mute: (id: string, barred: boolean): Promise<unknown> => post(`/people/${part(id)}/mute`, { barred }),
    erase: (id: string): Promise<unknown> => post(`/people/${part(id)}/erase`),
    reports: (after: string): Promise<AdminReportsAnswer> => get(`/reports?after=${part(after)}`),
    drop: (id: string): Promise<unknown> => post(`/reports/${part(id)}/drop`),
    matches: async (): Promise<string[]> => (await get<AdminMatchesAnswer>("/matches")).ids,
    /** Why a match can't be replayed; null when it can. */
    check: async (id: string): Promise<string | null> => (await get<AdminCheckAnswer>(`/tables/${part(id)}/check`)).problem,
    file: async (path: string): Promise<Blob> => {
      const answer = await ask("GET", `/admin${path}`, undefined, token);
      if (answer.ok) return answer.blob();
      const { error } = (await answer.json()) as ErrorAnswer;
      throw new ApiError(error.code, answer.status, error.text);
    },
  };
}
