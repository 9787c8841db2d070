"""Makes a small ComfyUI of a whole one: python prepare.py COMFYUI TARGET

TARGET/ComfyUI is a copy of its code in which fixed widths and depths of models are smaller, and TARGET/ComfyUI/models
has every model file that our workflows load: a few layers of random numbers from a fixed seed, under the real names.
COMFYUI itself is only read. Whatever differs from it is told, a line each.
"""

import os
import shutil
import sys

import smaller
import stand_ins

LEFT_OUT = {".git", "models", "output", "input", "temp", "user", "custom_nodes", "tests", "tests-unit", "blueprints"}


def left_out(comfyui):
    """What stays behind: no code, at the top of the tree."""
    return lambda folder, names: LEFT_OUT.intersection(names) if folder == comfyui else ()


def copy(comfyui, target):
    code = os.path.join(target, "ComfyUI")
    shutil.copytree(comfyui, code, ignore=left_out(comfyui))
    for folder in ("input", "output", "temp", "user", "custom_nodes", "page", "models"):
        os.makedirs(os.path.join(code, folder))
    return code


def prepare(comfyui, target):
    code = copy(comfyui, target)
    for line in smaller.shrink(code):
        print(f"smaller: {line}")
    for name in stand_ins.put(code):
        print(f"stand-in: {name}")
    sys.path.insert(0, code)
    import model_files

    for path, size in model_files.write(os.path.join(code, "models")):
        print(f"model: {path}, {size / 1_000_000:.1f} MB")


if __name__ == "__main__":
    prepare(*sys.argv[1:])
