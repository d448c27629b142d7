import type { CompleteVariant, LanguageTag } from '../contract.js';
import type { Variant } from '../variant.js';
import { interpreterLoaded } from '../data/interpreter.js';
import { complete } from '../data/complete.js';
import { API, checkVariant } from '../game/deal.js';
import { ContractError, fail, ok, type Result } from '../problem.js';

/** What is known of a variant before its code is loaded. */
export interface RegistryEntry {
  readonly id: string;
  /** Where it comes from, for messages: a package or an address. */
  readonly from: string;
  readonly names?: Readonly<Record<LanguageTag, string>>;
  /** Loads the module on first use. */
  readonly load: () => Promise<Variant>;
}

/** The page's one registry; any number of copies of core share it through a well-known symbol. */
interface Registry {
  readonly entries: Map<string, RegistryEntry>;
  readonly waiting: Map<string, Set<() => void>>;
}

const KEY = Symbol.for(`patience.registry.${API}`);

function registry(): Registry {
  const page = globalThis as { [KEY]?: Registry };
  return (page[KEY] ??= { entries: new Map(), waiting: new Map() });
}

/**
 * Registers a variant, or how to load one. Registering the very same variant again changes nothing.
 * @throws ContractError when another variant has this id, or when it is made for another version of the contract
 */
export function register(entry: Variant | RegistryEntry): void {
  const { entries, waiting } = registry();
  const added = 'load' in entry ? entry : asEntry(entry);
  const known = entries.get(added.id);
  if (known && known.from === added.from) return;
  if (known) throw new ContractError(added.id, 'register', `the id is taken: it comes from ${known.from} and again from ${added.from}`);
  entries.set(added.id, added);
  for (const wake of waiting.get(added.id) ?? []) wake();
  waiting.delete(added.id);
}

/** The entry of a variant whose code is here. A page may hold two copies of one package: `from` tells them from strangers by what players can see. */
function asEntry(variant: Variant): RegistryEntry {
  checkVariant(variant);
  const { id, rules, options } = variant;
  const names = namesOf(variant);
  return {
    id,
    from: `a module with rules ${rules}, the names ${JSON.stringify(names)} and the options ${JSON.stringify(options)}`,
    names,
    load: () => Promise.resolve(variant),
  };
}

/** The names of a variant by language. */
const namesOf = ({ strings }: Variant): Readonly<Record<LanguageTag, string>> =>
  Object.fromEntries(Object.entries(strings).flatMap(([tag, { name }]) => (name ? [[tag, name]] : [])));

/** Takes a variant out again. False when there was none of this id. */
export function unregister(id: string): boolean {
  return registry().entries.delete(id);
}

/** All registered variants, sorted by id. */
export function registered(): readonly RegistryEntry[] {
  return [...registry().entries.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Loads a registered variant. An unknown id, a module that fails or is not a variant is a value. */
export async function resolve(id: string): Promise<Result<CompleteVariant>> {
  const entry = registry().entries.get(id);
  if (!entry) {
    const known =
      registered()
        .map((e) => e.id)
        .join(', ') || 'none';
    return fail('variant-unknown', { variant: id, known });
  }
  return loaded(entry.load, `"${id}" from ${entry.from}`, id);
}

/** Loads a variant from the address of its module. The codes tell one that does not come (`variant-broken`) from one that is at fault (`variant-invalid`). */
export function resolveModule(address: string): Promise<Result<CompleteVariant>> {
  return loaded(() => import(/* @vite-ignore */ /* webpackIgnore: true */ address) as Promise<unknown>, address);
}

async function loaded(load: () => Promise<unknown>, from: string, id?: string): Promise<Result<CompleteVariant>> {
  let came = false;
  try {
    // Both at once: what most patiences need is not waited for after them.
    const [module] = await Promise.all([load(), interpreterLoaded()]);
    came = true;
    const variant: unknown = isModule(module) ? module.default : module;
    checkVariant(variant);
    if (id !== undefined && variant.id !== id) throw new ContractError(variant.id, 'id', `is registered as "${id}"`);
    return ok(complete(variant));
  } catch (error) {
    const broken = !came && (id !== undefined || isUnreachable(error));
    return fail(broken ? 'variant-broken' : 'variant-invalid', { from, why: error instanceof Error ? error.message : String(error) });
  }
}

/** Tells whether an import failed because a file did not come. Browsers report that as a TypeError that speaks of the module or its address. */
const isUnreachable = (error: unknown): boolean => error instanceof TypeError && /module|specifier|URL/i.test(error.message);

const isModule = (value: unknown): value is { default: unknown } => typeof value === 'object' && value !== null && 'default' in value;

/** Resolves as soon as a variant of this id is registered; at once if it is. */
export function whenRegistered(id: string): Promise<void> {
  const { entries, waiting } = registry();
  if (entries.has(id)) return Promise.resolve();
  return new Promise((wake) => {
    if (!waiting.has(id)) waiting.set(id, new Set());
    waiting.get(id)!.add(wake);
  });
}
