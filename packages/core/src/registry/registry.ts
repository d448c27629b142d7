import type { CompleteVariant, LanguageTag } from '../contract.js';
import type { Variant } from '../variant.js';
import { complete } from '../data/complete.js';
import { API } from '../game/api.js';
import { checkVariant } from '../game/check-variant.js';
import { ContractError, fail, ok, type Result } from '../problem.js';

/** A variant before its module is loaded. */
export interface RegistryEntry {
  readonly id: string;
  /** Origin for messages: a package or an address. */
  readonly from: string;
  /** Names of the patience by language. */
  readonly names?: Readonly<Record<LanguageTag, string>>;
  /** Loads the module of the patience. */
  readonly load: () => Promise<Variant>;
}

/** The registry of a page. All copies of core on the page share it, by a symbol of the global symbol registry. */
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
 * Registers a variant, or an entry that can load one. Registering the same variant again changes nothing.
 * @throws ContractError when another variant has this id, or when the variant is made for another version of the contract
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

/** Returns the entry of a loaded variant. A page may load two copies of one package, so `from` compares what players see: rules, names and options. */
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

/** Returns the names of a variant by language. */
const namesOf = ({ strings }: Variant): Readonly<Record<LanguageTag, string>> =>
  Object.fromEntries(Object.entries(strings).flatMap(([tag, { name }]) => (name ? [[tag, name]] : [])));

/** Removes a variant from the registry. @returns false when there was none with this id */
export function unregister(id: string): boolean {
  return registry().entries.delete(id);
}

/** Returns all registered variants, sorted by id. */
export function registered(): readonly RegistryEntry[] {
  return [...registry().entries.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Loads a registered variant. @returns a problem when the id is unknown, or when the module cannot be loaded or is no variant */
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

/** Loads a variant from the address of its module. @returns a problem: `variant-broken` when the module cannot be loaded, `variant-invalid` when it fails or is no variant */
export function resolveModule(address: string): Promise<Result<CompleteVariant>> {
  return loaded(() => import(/* @vite-ignore */ /* webpackIgnore: true */ address) as Promise<unknown>, address);
}

async function loaded(load: () => Promise<unknown>, from: string, id?: string): Promise<Result<CompleteVariant>> {
  let came = false;
  try {
    const module = await load();
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

/** Returns whether an import failed because a file could not be loaded. Browsers then throw a TypeError whose message names the module or its address. */
const isUnreachable = (error: unknown): boolean => error instanceof TypeError && /module|specifier|URL/i.test(error.message);

const isModule = (value: unknown): value is { default: unknown } => typeof value === 'object' && value !== null && 'default' in value;

/** Resolves when a variant with this id is registered; at once if it is already. */
export function whenRegistered(id: string): Promise<void> {
  const { entries, waiting } = registry();
  if (entries.has(id)) return Promise.resolve();
  return new Promise((wake) => {
    if (!waiting.has(id)) waiting.set(id, new Set());
    waiting.get(id)!.add(wake);
  });
}
