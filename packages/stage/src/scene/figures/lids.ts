import { Mesh, MeshPhysicalNodeMaterial, type Object3D, TorusGeometry } from 'three/webgpu';

/** An eye, and the line that is seen of it where it is shut. */
export interface Lid {
  readonly eye: Object3D;
  readonly line: Mesh;
}

/** How wide and how thick the line of a shut eye is, and how far it is before the eye's middle, by the eye's radius. */
const [WIDE, THICK, OUT] = [0.95, 0.2, 0.5];
/** How far an eye looks to its side, in radians. */
const ASIDE = 0.42;
/** How far an eye is shut that is seen as a line. */
const SHUT = 0.62;
const LASHES = '#2a1712';

/** A flattened ball that is all that is left of an eye mirrored the grass: a shut eye is a line. */
export function lidsOf(eyes: readonly Object3D[]): Lid[] {
  const matter = new MeshPhysicalNodeMaterial({ color: LASHES, roughness: 0.8 });
  return eyes.flatMap((eye) => {
    const radius = radiusOf(eye);
    if (radius === 0 || !eye.parent) return [];
    const arc = new TorusGeometry(radius * WIDE, radius * THICK, 6, 14, Math.PI * 0.8).rotateZ(Math.PI * 0.1);
    const line = new Mesh(arc.translate(0, -radius * 0.45, 0), matter);
    const turn = Math.sign(eye.position.x) * ASIDE;
    line.name = 'lid';
    line.rotation.y = turn;
    line.position.copy(eye.position);
    line.position.x += Math.sin(turn) * radius * OUT;
    line.position.z += Math.cos(turn) * radius * OUT;
    line.visible = false;
    eye.parent.add(line);
    return [{ eye, line }];
  });
}

function radiusOf(eye: Object3D): number {
  if (!(eye instanceof Mesh)) return 0;
  eye.geometry.computeBoundingSphere();
  return eye.geometry.boundingSphere?.radius ?? 0;
}

/** Who laughs has eyes like hills, who sleeps like bowls. */
export function takeLids(
  lids: readonly Lid[],
  { shut, laughs }: { readonly shut: number; readonly laughs: boolean },
): void {
  for (const { eye, line } of lids) {
    line.visible = shut > SHUT;
    eye.visible = !line.visible;
    line.rotation.z = laughs ? 0 : Math.PI;
  }
}
